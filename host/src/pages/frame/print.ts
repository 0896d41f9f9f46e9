import { theme } from '@shop/shared/theme';
import { css } from 'styled-components';

/** A photo print, with its white edge; who uses it says how wide that is. */
export const print = css`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: 4px;
  box-shadow: ${theme.shadow.mid};
`;
