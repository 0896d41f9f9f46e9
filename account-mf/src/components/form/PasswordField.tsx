import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Field, FieldError, inputLook, Label } from './field.styles';

const Input = styled.input`
  ${inputLook}
  &[data-toggled] {
    padding-right: 80px;
  }
`;

const Place = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
  min-width: 68px;
  min-height: ${theme.target.thumb};
  padding: 0 ${theme.space.s};
  color: ${theme.color.accent};
  font-weight: 600;
  background: none;
  border: 0;
  border-radius: ${theme.radius.s};
  cursor: pointer;
  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
`;

export interface PasswordFieldProps extends ComponentPropsWithRef<'input'> {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  /** id of more that is said about it */
  describedBy?: string;
  /** Whether the characters can be read. */
  shown: boolean;
  /** Given on the field that carries the show/hide toggle. */
  onToggle?: () => void;
}

/** A password, with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, describedBy, shown, onToggle, ...input } = props;
  const id = useId();
  const described = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Place>
        <Input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          data-toggled={onToggle ? true : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {onToggle && (
          <Toggle type="button" aria-controls={id} onClick={onToggle}>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </Toggle>
        )}
      </Place>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Field>
  );
}
