import { css } from 'styled-components';

/** A link that was pressed before its button came (`boot/boot.ts`): it shows so at once. */
export const heldLink = css`
  a[aria-busy='true'] {
    cursor: progress;
    animation: held 0.7s ease-in-out infinite alternate;
  }
  @keyframes held {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    a[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`;
