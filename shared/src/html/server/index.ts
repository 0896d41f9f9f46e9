import { createCleaner, type DomWindow } from '../cleaner/create-cleaner';
import { settleStrayText } from './stray-text';

/**
 * The sanitiser where jsdom stands in for a browser.
 * @returns foreign HTML → the HTML that the sanitiser in a browser makes of it
 */
export const createServerCleaner = (window: DomWindow): ((html: string) => string) =>
  createCleaner(window, undefined, settleStrayText);
