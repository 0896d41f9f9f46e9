import type { ServerStyleSheet } from 'styled-components';
import { loadingOverlay } from '../shell/styles/loading-overlay';
import { steadyStyles } from './steady-styles';

/** @returns the style elements of a page: of what was drawn with the sheet, and the overlay's */
export const pageStyles = (sheet: ServerStyleSheet): string =>
  `<style>${loadingOverlay.join('')}</style>${steadyStyles(sheet.getStyleTags())}`;
