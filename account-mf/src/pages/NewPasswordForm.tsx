import { Link } from '@shop/shared/router';
import { FormColumn } from '../components/form/FormColumn';
import { SubmitButton } from '../components/form/SubmitButton';
import { NewPasswordFields } from '../components/password/NewPasswordFields';
import { setNewPassword } from '../data/password-reset-api';
import { checkReset, hasNoReset, resetFields, resetRefusal } from '../data/password-reset-rules';
import { mismatched, passwordStrength, rulesMet } from '../data/password-rules';
import { useAccountForm } from '../data/use-account-form';
import { useTypedValues } from '../data/use-typed-values';

export interface NewPasswordFormProps {
  /** from the mailed link */
  token: string;
  alive: boolean;
  onDone: () => void;
  /** The API knows no such call. */
  onNotOffered: () => void;
}

/** The form of the mailed link, with meter and checklist as in Register. */
export function NewPasswordForm({ token, alive, onDone, onNotOffered }: NewPasswordFormProps) {
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
