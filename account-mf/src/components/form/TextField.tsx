import { Field, Input } from '@shop/shared/ui/bundled';
import type { ComponentPropsWithRef } from 'react';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  name: string;
  label: string;
  error?: string;
  optional?: boolean;
}

/** One line of text. */
export const TextField = ({ label, error, optional, ...input }: TextFieldProps) => (
  <Field
    label={
      <>
        {label} {optional && <small>(optional)</small>}
      </>
    }
    error={error}
  >
    {(tied) => <Input {...input} {...tied} aria-required={!optional} />}
  </Field>
);
