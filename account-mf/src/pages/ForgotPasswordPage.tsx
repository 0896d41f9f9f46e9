import { Link, useLocation } from '@shop/shared/router';
import { Button, useHydrated } from '@shop/shared/ui';
import { useState } from 'react';
import { EmailField } from '../components/form/Fields';
import { FormColumn } from '../components/form/FormColumn';
import { FormPage } from '../components/form/FormPage';
import { SubmitButton } from '../components/form/SubmitButton';
import { FormOutcome, NoReset } from '../components/password/FormOutcome';
import { requestPasswordReset } from '../data/sign-in/password-reset-api';
import {
  checkForgot,
  forgotFields,
  forgotRefusal,
  hasNoReset,
  linkSent,
} from '../data/sign-in/password-reset-rules';
import { keepingNext } from '../data/sign-in/session-next-rules';
import { useAccountForm } from '../data/sign-in/use-account-form';

/** Where Forgot password? leads (spec section 2): a link by mail, or a chat where there is none. */
export function Component() {
  const alive = useHydrated();
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<'sent' | 'not offered'>();
  const { form, submit, forget, busy, message, unanswered, fields } = useAccountForm({
    names: forgotFields,
    check: checkForgot,
    send: ({ email }) => requestPasswordReset(email),
    explain: (error) => {
      if (!hasNoReset(error)) return forgotRefusal(error);
      setOutcome('not offered');
      return { fields: {} };
    },
    done: () => setOutcome('sent'),
  });
  return (
    <FormPage
      title="Forgot password?"
      lead="Tell us your email, and we send you a link to set a new password."
      path="/forgot-password"
      foot={<Link to={keepingNext('/login', search)}>Back to Login</Link>}
    >
      {outcome === 'sent' && <LinkSent text={linkSent} onAgain={() => setOutcome(undefined)} />}
      {outcome === 'not offered' && <NoReset />}
      {!outcome && (
        <FormColumn
          ref={form}
          label="Forgot password"
          needs="Setting a new password"
          message={message}
          unanswered={unanswered}
          onSubmit={submit}
          onType={forget}
        >
          <EmailField error={fields.email} />
          <SubmitButton label="Send the link" busyLabel="Sending…" busy={busy} alive={alive} />
        </FormColumn>
      )}
    </FormPage>
  );
}

interface LinkSentProps {
  text: string;
  onAgain: () => void;
}

/** A link is on its way, if there is such an account. */
const LinkSent = ({ text, onAgain }: LinkSentProps) => (
  <FormOutcome takesFocus title="Look at your mail" text={text}>
    <Button wide tone="quiet" onClick={onAgain}>
      Try another email
    </Button>
  </FormOutcome>
);
