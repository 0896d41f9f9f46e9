import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Field, FieldError, inputLook, Label } from './field.styles';

const Input = styled.input`
  ${inputLook}
`;

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  name: string;
  label: string;
  /** what is wrong with it; read out with the input */
  error?: string;
  optional?: boolean;
}

/** One line of text under its label, with its error under it. */
export function TextField({ label, error, optional, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </Label>
      <Input
        {...input}
        id={id}
        aria-required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Field>
  );
}
