import { useId, useState } from 'react';
import { PasswordField } from '../form/PasswordField';
import { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist';
import { PasswordMeter, type PasswordMeterProps } from './PasswordMeter';

export interface NewPasswordFieldsProps {
  /** 'Password' */
  label: string;
  errors: { password?: string; password2?: string };
  strength: PasswordMeterProps;
  rules: PasswordChecklistProps['items'];
}

/** A new password, typed twice, with meter and checklist; shown and hidden together. */
export function NewPasswordFields({ label, errors, strength, rules }: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const checklist = useId();
  const both = { autoComplete: 'new-password', shown } as const;
  return (
    <>
      <PasswordField
        {...both}
        name="password"
        label={label}
        error={errors.password}
        describedBy={checklist}
        onToggle={() => setShown(!shown)}
      />
      <PasswordMeter {...strength} />
      <PasswordChecklist id={checklist} items={rules} />
      <PasswordField {...both} name="password2" label="Confirm password" error={errors.password2} />
    </>
  );
}
