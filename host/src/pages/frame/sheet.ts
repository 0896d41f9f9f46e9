import { theme } from '@shop/shared/theme';
import { css } from 'styled-components';

/** A sheet of paper on the page. */
export const sheet = css`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
`;

/** One that is stitched along its edge. */
export const stitchedSheet = css`
  ${sheet}
  outline: 1.5px dashed ${theme.color.brass};
  outline-offset: -8px;
`;
