import { css } from 'styled-components';

/**
 * For Chromium below 88 and Firefox below 89, which do not know `aspect-ratio`: pictures take their
 * height from their own width and height. Chromium below 83 makes no grid of a button: an icon that
 * is alone in it is centred by itself. Only the server writes it, so that scripts stay as small.
 */
export const olderBrowsers = css`
  @supports not (aspect-ratio: 1) {
    main img,
    dialog img {
      position: static !important;
      height: auto !important;
    }
    button[aria-label] > svg:only-child {
      margin: auto;
    }
  }
`;
