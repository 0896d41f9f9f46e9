import type { ServerStyleSheet } from 'styled-components';
import { fontFaces } from '../shell/styles/font-faces';
import { loadingOverlay } from '../shell/styles/loading-overlay';
import { steadyStyles } from './steady-styles';

/** What belongs to the page and not to what scripts draw in it: they do not bring it once more. */
export const siteStyles = `<style>${fontFaces}${loadingOverlay.join('')}</style>`;

/** @returns the style elements of a page: the site's, and those of what was drawn with the sheet */
export const pageStyles = (sheet: ServerStyleSheet): string =>
  siteStyles + steadyStyles(sheet.getStyleTags());
