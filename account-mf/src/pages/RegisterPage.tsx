import { register } from '@shop/shared/session';
import { SubmitButton } from '@shop/shared/ui/bundled';
import { Link, useLocation } from 'federated-site/router';
import { EmailField, TextField } from '../components/form/Fields';
import { FormColumn, FormHint } from '../components/form/FormColumn';
import { FormPage } from '../components/form/FormPage';
import { StorageHint } from '../components/form/StorageHint';
import { mismatched } from '../data/sign-in/password-rules';
import { withNext } from '../data/sign-in/redirect-rules';
import {
  canCreate,
  checkRegister,
  registerErrors,
  registerFields,
} from '../data/sign-in/register-rules';
import { useAccountForm } from '../data/sign-in/use-account-form';
import { useRedirectSignedIn } from '../data/sign-in/use-redirect-signed-in';
import { NewPasswordFields } from './NewPasswordFields';

const hint = 'create-account-hint';

/** Spec section 2, Register. */
export function Component() {
  const onDone = useRedirectSignedIn();
  const { search } = useLocation();
  const { form, busy, fields, values } = useAccountForm({
    names: registerFields,
    check: checkRegister,
    checkOnBlur: mismatched,
    send: register,
    errorsOf: registerErrors,
    onDone,
  });
  const ready = canCreate(values);
  return (
    <FormPage
      title="Register"
      lead="Create an account to keep a wishlist and a cart, manage your orders and look after your profile."
      path="/register"
      footer={
        <>
          Already have an account? <Link to={withNext('/login', search)}>Login</Link>
        </>
      }
    >
      <FormColumn {...form} label="Register" needs="Creating an account">
        <StorageHint />
        <TextField
          name="first_name"
          label="First name"
          optional
          autoComplete="given-name"
          error={fields.first_name}
        />
        <TextField
          name="last_name"
          label="Last name"
          optional
          autoComplete="family-name"
          error={fields.last_name}
        />
        <EmailField error={fields.email} />
        <NewPasswordFields label="Password" errors={fields} password={values.password} />
        <FormHint>
          We store your email, your name if you give it, and your password in a form that cannot be
          read back: for your login, your wishlist, your cart, your comments and your orders, and
          for nothing else. You can take all of it along and delete it at any time.{' '}
          <Link to="/privacy">Privacy Policy</Link>
        </FormHint>
        <SubmitButton
          wide
          busy={busy}
          disabled={!ready || busy}
          aria-describedby={ready ? undefined : hint}
        >
          {busy ? 'Creating…' : 'Create account'}
        </SubmitButton>
        {!ready && (
          <FormHint id={hint}>
            You can create the account once your email and both passwords are filled in and all four
            points are ticked.
          </FormHint>
        )}
      </FormColumn>
    </FormPage>
  );
}
