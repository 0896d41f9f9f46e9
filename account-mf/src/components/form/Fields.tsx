import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
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

/** The e-mail address of an account. */
export const EmailField = ({ error }: { error: string | undefined }) => (
  <TextField
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    error={error}
  />
);

const Place = styled.div`
  position: relative;
  & > input:not(:last-child) {
    padding-right: 80px;
  }
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

interface PasswordFieldProps extends ComponentPropsWithRef<'input'> {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  /** id of a further description */
  describedBy?: string;
  /** Whether the characters can be read. */
  shown: boolean;
  /** Given on the field that carries the show/hide toggle. */
  onToggle?: () => void;
}

/** A password, with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, describedBy, shown, onToggle, ...input } = props;
  return (
    <Field label={label} error={error} describedBy={describedBy}>
      {(tied) => (
        <Place>
          <Input
            {...input}
            {...tied}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-required
          />
          {onToggle && (
            <Toggle type="button" aria-controls={tied.id} onClick={onToggle}>
              <span>{shown ? 'Hide' : 'Show'}</span>
              <VisuallyHidden> password</VisuallyHidden>
            </Toggle>
          )}
        </Place>
      )}
    </Field>
  );
}

/** The password of an existing account. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  const [shown, setShown] = useState(false);
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete="current-password"
      error={error}
      shown={shown}
      onToggle={() => setShown(!shown)}
    />
  );
}
