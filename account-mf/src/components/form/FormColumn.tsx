import { theme } from '@shop/shared/theme';
import type { FormEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Column = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

export interface FormColumnProps {
  ref: Ref<HTMLFormElement>;
  /** what the form is for, for those who cannot see the heading above it */
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** called with the name of a field that was typed in */
  onType: (name: string) => void;
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * A form whose errors are the shop's own. The method `dialog` does nothing outside a dialog: sent
 * before scripts have taken over, a password reaches no address and no log.
 */
export const FormColumn = ({
  ref,
  label,
  onSubmit,
  onType,
  onLeave,
  children,
}: FormColumnProps) => (
  <Column
    ref={ref}
    method="dialog"
    noValidate
    aria-label={label}
    onSubmit={onSubmit}
    onInput={({ target }) => onType((target as HTMLInputElement).name)}
    onBlur={onLeave}
  >
    {children}
  </Column>
);
