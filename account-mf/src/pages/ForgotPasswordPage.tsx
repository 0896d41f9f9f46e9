import { Button } from '@shop/shared/ui';
import { SubmitButton } from '@shop/shared/ui/bundled';
import { Link, useLocation } from 'federated-site/router';
import { useState } from 'react';
import { EmailField } from '../components/form/Fields';
import { FormColumn } from '../components/form/FormColumn';
import { ContactForReset, FormOutcome } from '../components/form/FormOutcome';
import { FormPage } from '../components/form/FormPage';
import {
  checkForgot,
  forgotErrors,
  forgotFields,
  linkSent,
  requestPasswordReset,
} from '../data/sign-in/password-reset';
import { withNext } from '../data/sign-in/redirect-rules';
import { useAccountForm } from '../data/sign-in/use-account-form';

/** Where Forgot password? leads (spec section 2): a link by mail, or a chat where there is none. */
export function Component() {
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<'sent' | 'not offered'>();
  const { form, busy, fields } = useAccountForm({
    names: forgotFields,
    check: checkForgot,
    send: requestPasswordReset,
    errorsOf: forgotErrors,
    onNotOffered: () => setOutcome('not offered'),
    onDone: () => setOutcome('sent'),
  });
  return (
    <FormPage
      title="Forgot password?"
      lead="Tell us your email, and we send you a link to set a new password."
      path="/forgot-password"
      footer={<Link to={withNext('/login', search)}>Back to Login</Link>}
    >
      {outcome === 'sent' && (
        <FormOutcome takesFocus title="Look at your mail" text={linkSent}>
          <Button wide tone="quiet" onClick={() => setOutcome(undefined)}>
            Try another email
          </Button>
        </FormOutcome>
      )}
      {outcome === 'not offered' && <ContactForReset />}
      {!outcome && (
        <FormColumn {...form} label="Forgot password" needs="Setting a new password">
          <EmailField error={fields.email} />
          <SubmitButton wide busy={busy}>
            {busy ? 'Sending…' : 'Send the link'}
          </SubmitButton>
        </FormColumn>
      )}
    </FormPage>
  );
}
