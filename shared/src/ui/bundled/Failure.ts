import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** The failure; a second paragraph says why. */
export const Failure = styled.div.attrs({ role: 'alert' })`
  padding: 12px ${theme.space.m};
  color: ${theme.color.danger};
  font-weight: 600;
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.danger};
  border-left-width: 4px;
  border-radius: ${theme.radius.s};
  overflow-wrap: anywhere;
  & > p + p {
    color: ${theme.color.ink};
    font-weight: 400;
  }
`;
