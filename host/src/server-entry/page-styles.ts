import type { ServerStyleSheet } from 'styled-components';
import { base } from '../shell/styles/base';
import { fontFaces } from '../shell/styles/font-faces';
import { footer } from '../shell/styles/footer';
import { heldLink } from '../shell/styles/held-link';
import { loadingOverlay } from '../shell/styles/loading-overlay';
import { longhands } from '../shell/styles/longhands';
import { olderBrowsers } from '../shell/styles/older-browsers';
import { withoutScripts } from '../shell/styles/without-scripts';
import { normaliseStyleOrder } from './normalise-style-order';

/** What every page stands on, whatever is drawn in it: no script brings it, or takes it away. */
export const siteStyles = `<style>${longhands(
  [
    fontFaces,
    ...base,
    ...footer,
    ...loadingOverlay,
    ...heldLink,
    ...withoutScripts,
    ...olderBrowsers,
  ].join(''),
)}</style>`;

/** @returns the style elements of a page: the site's, and those of what was drawn with the sheet */
export const pageStyles = (sheet: ServerStyleSheet): string =>
  siteStyles + longhands(normaliseStyleOrder(sheet.getStyleTags()));
