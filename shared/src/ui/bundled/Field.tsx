import { theme } from '@shop/shared/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  & > label {
    display: block;
    margin-bottom: ${theme.space.xs};
    font-weight: 600;
  }
  & small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    font-weight: 400;
  }
  & > small {
    display: block;
  }
  & > p {
    margin: ${theme.space.xs} 0 0;
    color: ${theme.color.danger};
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

interface InputProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  className?: string;
  label: ReactNode;
  hint?: string | undefined;
  /** its error; interrupts a screen reader, and is read out with the input */
  error?: string | undefined;
  /** id of a further description */
  describedBy?: string | undefined;
  /** draws the input, with the attributes that tie it to its label, hint and error */
  children: (input: InputProps) => ReactNode;
}

/** An input under its label, with its hint and its error under it. */
export function Field({ className, label, hint, error, describedBy, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy];
  return (
    <Row className={className}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Row>
  );
}
