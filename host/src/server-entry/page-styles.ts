import { theme, zIndex } from '@shop/shared/theme';
import { browserTimeoutsMs } from 'federated-site/async';
import { css } from 'styled-components';
import type { PageData } from '../page-data';
import { staticWords } from '../shell/degraded-texts';
import { base } from '../shell/styles/base';
import { displayFaces, displayUrl, fallbackFaces, fallbackOnly } from '../shell/styles/font-faces';
import { footer } from '../shell/styles/footer';
import { loadingOverlay } from '../shell/styles/loading-overlay';
import { longhands } from '../shell/styles/longhands';
import { memoize } from './memoize';
import { splitStyles, withValues } from './split-styles';

/** What was pressed before its scripts came (`boot/boot.ts`) shows so at once. */
const waiting = css`
  a[aria-busy='true'],
  :root:not([data-page]) > body button[aria-busy='true'] {
    cursor: progress;
    animation: waiting 0.7s ease-in-out infinite alternate-reverse;
  }
  @keyframes waiting {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    a[aria-busy='true'],
    :root:not([data-page]) > body button[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`;

/**
 * For Chromium below 88 and Firefox below 89, which do not know `aspect-ratio`: pictures take their
 * height from their own width and height. Chromium below 83 makes no grid of a button: an icon that
 * is alone in it is centred by itself. Only the server writes it, so that scripts stay as small.
 */
const olderBrowsers = css`
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

/**
 * A picture out of the first view (`data-later`, ProductPicture) is moved out of its box, which
 * cuts it off, so that browsers do not fetch it. Scripts take the mark off when it comes near. When
 * none of them works in time the move ends by itself, and the browser loads lazily: that needs no
 * script at all. `data-page` of the root element is `alive` when scripts were there before that,
 * `static` when they gave up, and `failed` when the host’s own did not come and only style can say so.
 */
const withoutScripts = css`
  :root img[data-later] {
    transform: translateY(-9999px);
    animation: later-pictures 1ms ${browserTimeoutsMs.pictures}ms forwards;
  }
  :root[data-page='alive'] img[data-later] {
    animation: none;
  }
  :root[data-page='static'] img[data-later],
  :root[data-page='failed'] img[data-later] {
    transform: none;
  }
  @keyframes later-pictures {
    to {
      transform: none;
    }
  }
  @media print, (scripting: none) {
    :root img[data-later] {
      transform: none;
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

/**
 * What every page stands on, whatever is drawn in it: no script brings it, or takes it away. The
 * screen has no display face at first: the boot script puts it there after the first view, and where
 * no scripts run the later rules do (`laterCss`). Few elements: the policy has a hash of each.
 */
export const siteStyles = `<style>${withValues(
  longhands(
    [
      fallbackFaces,
      displayFaces,
      ...base,
      ...footer,
      ...loadingOverlay,
      ...waiting,
      ...withoutScripts,
      ...olderBrowsers,
    ].join(''),
  ),
).replace(
  /\s*\n\s*/g,
  '',
)}</style><style id="fallback-face" data-face="${displayUrl}" media="screen">${fallbackOnly.replace(/\s*\n\s*/g, '')}</style>`;

const written = memoize(longhands);

/** @returns the style elements of a page: the site's, and those of its components */
export const pageStyles = (styleTags: string): string => siteStyles + written(styleTags);

/**
 * The same, of which the components' styles are in two parts.
 * @param html markup of the page
 */
export function firstStyles(
  styleTags: string,
  html: string,
): { styles: string; laterStyles?: PageData['styles'] } {
  const split = splitStyles(written(styleTags), html);
  if (!split) return { styles: pageStyles(styleTags) };
  const { first, ...laterStyles } = split;
  return { styles: `${siteStyles}<style id="first-styles">${first}</style>`, laterStyles };
}
