import { theme } from '@shop/shared/theme';
import { css } from 'styled-components';

/** A link of its own line, with a sign beside its words. */
export const signedLink = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target.thumb};
`;
