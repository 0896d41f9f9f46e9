import { theme } from '@shop/shared/theme';
import type { FormEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { FormMessage } from './FormMessage';
import { NeedsScript } from './NeedsScript';

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** Does nothing without scripts, and is not shown then. */
const Scripted = styled.div`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;

const Message = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target.thumb};
  }
`;

export interface FormColumnProps {
  ref: Ref<HTMLFormElement>;
  /** what the form is for, for those who cannot see the heading above it */
  label: string;
  /** what cannot be done without scripts: 'Logging in' */
  needs: string;
  /** what is wrong with the form as a whole */
  message: string | undefined;
  /** no answer came from the shop */
  unanswered: boolean | undefined;
  /** a way on, offered with the message */
  instead?: ReactNode;
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
  needs,
  message,
  unanswered,
  instead,
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
    <NeedsScript what={needs} />
    <Scripted>
      {message && (
        <Message>
          <FormMessage unanswered={unanswered}>{message}</FormMessage>
          {instead}
        </Message>
      )}
      {children}
    </Scripted>
  </Column>
);
