import { theme, zIndex } from '@shop/shared/theme';
import { css } from 'styled-components';

/**
 * The full-screen 'Loading...' (spec section 2): it lies in the page before the app, fades in
 * 0.5 s when the boot script marks it `off`, and by itself after 4 s, so it traps no visitor. The
 * page beneath can be read and clicked. The server writes it into the page, and no browser into a
 * sheet of its own: scripts carry no style for what they end.
 */
export const loadingOverlay = css`
  #loading-overlay {
    position: fixed;
    z-index: ${zIndex.overlay};
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;
    color: ${theme.color.ink};
    background: rgb(248 242 231 / 45%);
    font: 600 ${theme.size.lead} / 1 ${theme.font.display};
    transition: opacity 0.5s ease;
    animation: overlay-ends 0.5s ease 4s forwards;
  }
  #loading-overlay::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 168px;
    height: 60px;
    border-radius: ${theme.radius.m};
    background: ${theme.color.raised};
    outline: 1.5px dashed ${theme.color.brass};
    outline-offset: -6px;
    box-shadow: ${theme.shadow.mid};
  }
  /* Together with that animation, which hides, the transition would leave the compositor: 30 frames. */
  #loading-overlay.off {
    opacity: 0;
    animation: none;
  }
  @keyframes overlay-ends {
    to {
      opacity: 0;
      visibility: hidden;
    }
  }
  @media (scripting: none) {
    #loading-overlay {
      display: none;
    }
  }
`;
