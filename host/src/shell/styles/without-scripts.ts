import { theme, zIndex } from '@shop/shared/theme';
import { css } from 'styled-components';
import { staticWords } from '../degraded-texts';

/**
 * A picture out of the first view (`data-later`, ProductPicture) is moved out of its box, which
 * cuts it off, so that browsers do not fetch it. Scripts take the mark off when it comes near. When
 * none of them works for 8 s the move ends by itself, and the browser loads lazily: that needs no
 * script at all. `data-page` of the root element is `alive` when scripts were there before that,
 * `static` when they gave up, and `failed` when the host’s own did not come and only style can say so.
 */
export const withoutScripts = css`
  :root img[data-later] {
    top: -9999px;
    animation: later-pictures 1ms 8s forwards;
  }
  :root[data-page='alive'] img[data-later] {
    animation: none;
  }
  :root[data-page='static'] img[data-later],
  :root[data-page='failed'] img[data-later] {
    top: 0;
  }
  @keyframes later-pictures {
    to {
      top: 0;
    }
  }
  @media print, (scripting: none) {
    :root img[data-later] {
      top: 0;
    }
  }
  :root[data-page='failed'] body::after {
    content: '${staticWords}';
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.header};
    padding: 12px ${theme.space.m};
    text-align: center;
    pointer-events: none;
    background: ${theme.color.raised};
    border-top: 1px solid ${theme.color.line};
    box-shadow: ${theme.shadow.high};
  }
`;
