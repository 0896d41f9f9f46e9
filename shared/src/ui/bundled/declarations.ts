/** CSS declarations that many styles share; to be put into a template. */

/** No bullets, and no room for them. */
export const plainList = 'margin: 0; padding: 0; list-style: none;';

/** Ends in an ellipsis at the end of the line. */
export const oneLine = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** Ends in an ellipsis after so many lines. */
export const maxLines = (count: number): string =>
  `overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${count};`;

/** Of no use on paper. */
export const notPrinted = '@media print { display: none; }';

/** Where a visitor's own colours replace those of the page. */
export const forcedColors = '@media (forced-colors: active)';

/** The chosen item, which a background colour no longer marks there. */
export const chosenInForcedColors = `${forcedColors} {
  forced-color-adjust: none;
  color: HighlightText;
  background: Highlight;
  border-color: Highlight;
}`;
