import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** The page's width, centred, with its margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.width.page} + 80px);
  margin: 0 auto;
  padding: 0 clamp(16px, 4vw, 40px);
`;
