import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

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

/** What is wrong with a whole form; interrupts a screen reader. */
export const FormMessage = ({ children }: { children: string }) => (
  <Box role="alert">{children}</Box>
);
