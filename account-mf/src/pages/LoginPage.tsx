import { login, useSession } from '@shop/shared/session';
import { SubmitButton } from '@shop/shared/ui/bundled';
import { Link, useLocation } from 'federated-site/router';
import { useEffect } from 'react';
import { CurrentPasswordField, EmailField } from '../components/form/Fields';
import { FormColumn } from '../components/form/FormColumn';
import { FormPage } from '../components/form/FormPage';
import { StorageHint } from '../components/form/StorageHint';
import { showLoginReason } from '../data/ask-to-login';
import { pendingActionFromUrl } from '../data/pending-action-from-url';
import { checkLogin, loginErrors, loginFields } from '../data/sign-in/login-rules';
import { withNext } from '../data/sign-in/redirect-rules';
import { useAccountForm } from '../data/sign-in/use-account-form';
import { useRedirectSignedIn } from '../data/sign-in/use-redirect-signed-in';

/** Spec section 2, Login. */
export function Component() {
  const onDone = useRedirectSignedIn();
  const { search } = useLocation();
  const { state } = useSession();
  useEffect(() => {
    const action = state === 'signed-out' && pendingActionFromUrl(search);
    if (action) showLoginReason(action.kind);
  }, [state, search]);

  const { form, busy, fields } = useAccountForm({
    names: loginFields,
    check: checkLogin,
    send: login,
    errorsOf: loginErrors,
    onDone,
  });
  return (
    <FormPage
      title="Login"
      lead="Welcome back. Your wishlist and your cart are waiting for you."
      path="/login"
      footer={
        <>
          New here? <Link to={withNext('/register', search)}>Create an account</Link>
        </>
      }
    >
      <FormColumn {...form} label="Login" needs="Logging in">
        <StorageHint />
        <EmailField error={fields.email} />
        <CurrentPasswordField error={fields.password} />
        <Link to={withNext('/forgot-password', search)}>Forgot password?</Link>
        <SubmitButton wide busy={busy}>
          {busy ? 'Logging in…' : 'Login'}
        </SubmitButton>
      </FormColumn>
    </FormPage>
  );
}
