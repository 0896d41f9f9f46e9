import { Link, useLocation } from '@shop/shared/router';
import { ButtonLink, useHydrated } from '@shop/shared/ui';
import { useState } from 'react';
import { FormColumn } from '../components/form/FormColumn';
import { FormPage } from '../components/form/FormPage';
import { SubmitButton } from '../components/form/SubmitButton';
import { FormOutcome, NoReset } from '../components/password/FormOutcome';
import { NewPasswordFields } from '../components/password/NewPasswordFields';
import { setNewPassword } from '../data/sign-in/password-reset-api';
import {
  checkReset,
  hasNoReset,
  resetFields,
  resetRefusal,
} from '../data/sign-in/password-reset-rules';
import { mismatched, passwordStrength, rulesMet } from '../data/sign-in/password-rules';
import { useAccountForm, useTypedValues } from '../data/sign-in/use-account-form';

/** Where the mailed link leads: sets a new password. */
export function Component() {
  const alive = useHydrated();
  const token = new URLSearchParams(useLocation().search).get('token')?.trim();
  const [outcome, setOutcome] = useState<'done' | 'not offered'>();
  return (
    <FormPage
      title="Set a new password"
      lead="Choose one that you use nowhere else. The link in the mail works once."
      path="/reset-password"
    >
      {outcome === 'done' && (
        <FormOutcome takesFocus title="The new password is set" text="You can log in with it now.">
          <ButtonLink wide to="/login">
            Login
          </ButtonLink>
        </FormOutcome>
      )}
      {outcome === 'not offered' && <NoReset />}
      {!outcome && token && (
        <NewPasswordForm
          token={token}
          alive={alive}
          onDone={() => setOutcome('done')}
          onNotOffered={() => setOutcome('not offered')}
        />
      )}
      {!outcome && !token && (
        <FormOutcome
          title="This link is not complete"
          text="Please open the link in the mail once more, all of it, or ask for a new one."
        >
          <ButtonLink wide to="/forgot-password">
            Ask for a new link
          </ButtonLink>
        </FormOutcome>
      )}
    </FormPage>
  );
}

interface NewPasswordFormProps {
  /** from the mailed link */
  token: string;
  alive: boolean;
  onDone: () => void;
  /** The API knows no such call. */
  onNotOffered: () => void;
}

/** The form of the mailed link, with meter and checklist as in Register. */
function NewPasswordForm({ token, alive, onDone, onNotOffered }: NewPasswordFormProps) {
  const { form, submit, forget, note, busy, message, unanswered, fields } = useAccountForm({
    names: resetFields,
    check: checkReset,
    send: (passwords) => setNewPassword(token, passwords),
    explain: (error) => {
      if (!hasNoReset(error)) return resetRefusal(error);
      onNotOffered();
      return { fields: {} };
    },
    done: onDone,
  });
  const [values, read] = useTypedValues(form, resetFields);
  return (
    <FormColumn
      ref={form}
      label="Set a new password"
      needs="Setting a new password"
      message={message}
      unanswered={unanswered}
      instead={<Link to="/forgot-password">Ask for a new link</Link>}
      onSubmit={submit}
      onType={(name) => {
        read();
        forget(name);
      }}
      onLeave={() => note(mismatched(read()))}
    >
      <NewPasswordFields
        label="New password"
        errors={fields}
        strength={passwordStrength(values.password)}
        rules={rulesMet(values.password)}
      />
      <SubmitButton label="Set the password" busyLabel="Setting…" busy={busy} alive={alive} />
    </FormColumn>
  );
}
