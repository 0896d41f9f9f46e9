import { theme, zIndex } from '@shop/shared/theme';
import { css } from 'styled-components';

/** Under a page whose scripts did not come: choices made in it would not count. */
export const staticWords =
  'Part of this page does not answer: links work, choices do not count yet.';

/** The bar that says so, at the bottom of the window. */
export const staticLook = css`
  z-index: ${zIndex.header};
  padding: 12px ${theme.space.m};
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.line};
  box-shadow: ${theme.shadow.high};
`;
