import { fontFaces } from '../shell/styles/font-faces';

/**
 * The style element that React puts in the head of every page, for one that is drawn in the
 * browser: there React finds it, and the policy, which refuses new ones, knows its hash.
 */
export const shellHead = `<style data-precedence="first" data-href="font-faces">${fontFaces}</style>`;
