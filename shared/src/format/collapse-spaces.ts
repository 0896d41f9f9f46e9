import { cleanText } from './clean-text';

/** Plain text on one line, for titles, messages and meta descriptions. */
export const collapseSpaces = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
