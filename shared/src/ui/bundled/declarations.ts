import { theme } from '@shop/shared/theme';

/**
 * CSS declarations that many styles share; to be put into a template. Those that read the theme are
 * functions: then a bundle leaves out what it does not use.
 */

/** No bullets, and no room for them. */
export const plainList = 'margin: 0; padding: 0; list-style: none;';

/** Ends in an ellipsis at the end of the line. */
export const oneLine = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** Ends in an ellipsis after so many lines. */
export const maxLines = (count: number): string =>
  `overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${count};`;

/** Scrolls without a scrollbar. */
export const hiddenScrollbar = 'scrollbar-width: none; &::-webkit-scrollbar { display: none; }';

/** The frame of a control that is filled in or chosen from. */
export const controlFrame = () => `
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

/** A card's title: its link is in the colour of text until the pointer is on it. */
export const titleLink = () => `
  & a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

/** Of no use on paper. */
export const notPrinted = '@media print { display: none; }';

/** A dialog that lies over the page, as high as the window, with no look of the browser's own. */
export const fullDialog = `
  position: fixed;
  width: 100%;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
`;
