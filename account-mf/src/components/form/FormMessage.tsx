import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { FormHint } from './FormHint';

const Box = styled.p`
  margin: 0;
  padding: 12px ${theme.space.m};
  color: ${theme.color.danger};
  font-weight: 600;
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.danger};
  border-left-width: 4px;
  border-radius: ${theme.radius.s};
  overflow-wrap: anywhere;
`;

export interface FormMessageProps {
  /** No answer came from the shop: says so too. */
  unanswered?: boolean;
  children: string;
}

/** What is wrong with a whole form; interrupts a screen reader. */
export const FormMessage = ({ unanswered, children }: FormMessageProps) => (
  <>
    <Box role="alert">{children}</Box>
    {unanswered && (
      <FormHint>The shop did not answer. Please check your connection and try again.</FormHint>
    )}
  </>
);
