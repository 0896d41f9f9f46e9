import { media } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** Buttons side by side, as wide as a thumb likes them on a phone. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.narrow} {
    & > a {
      flex: 1 1 auto;
    }
  }
`;
