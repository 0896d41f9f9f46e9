import { useNavigation } from '@shop/shared/router';
import { theme } from '@shop/shared/theme';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(.9); }
`;

/** Waits a little first: a page that comes at once needs no progress. */
const Bar = styled.div`
  position: fixed;
  z-index: 80;
  inset: 0 0 auto;
  height: 3px;
  background: ${theme.color.accent};
  transform-origin: left;
  animation:
    ${appear} 100ms 150ms backwards,
    ${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both;
`;

/** A line at the top while the next page loads. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading page" />;
