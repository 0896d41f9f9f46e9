import { ButtonLink } from '@shop/shared/ui';
import { SubmitButton } from '@shop/shared/ui/bundled';
import { Link, useLocation } from 'federated-site/router';
import { useState } from 'react';
import { FormColumn } from '../components/form/FormColumn';
import { ContactForReset, FormOutcome } from '../components/form/FormOutcome';
import { FormPage } from '../components/form/FormPage';
import { resetErrors, resetFields, setNewPassword } from '../data/sign-in/password-reset';
import { checkPasswords, mismatched } from '../data/sign-in/password-rules';
import { useAccountForm } from '../data/sign-in/use-account-form';
import { NewPasswordFields } from './NewPasswordFields';

/** Where the mailed link leads: sets a new password. */
export function Component() {
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
      {outcome === 'not offered' && <ContactForReset />}
      {!outcome && token && <NewPasswordForm token={token} onOutcome={setOutcome} />}
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
  /** `not offered`: the API knows no such call */
  onOutcome: (outcome: 'done' | 'not offered') => void;
}

/** The form of the mailed link, with meter and checklist as in Register. */
function NewPasswordForm({ token, onOutcome }: NewPasswordFormProps) {
  const { form, busy, fields, values } = useAccountForm({
    names: resetFields,
    check: checkPasswords,
    checkOnBlur: mismatched,
    send: (passwords) => setNewPassword(token, passwords),
    errorsOf: resetErrors,
    onNotOffered: () => onOutcome('not offered'),
    onDone: () => onOutcome('done'),
  });
  return (
    <FormColumn
      {...form}
      label="Set a new password"
      needs="Setting a new password"
      instead={<Link to="/forgot-password">Ask for a new link</Link>}
    >
      <NewPasswordFields label="New password" errors={fields} password={values.password} />
      <SubmitButton wide busy={busy}>
        {busy ? 'Setting…' : 'Set the password'}
      </SubmitButton>
    </FormColumn>
  );
}
