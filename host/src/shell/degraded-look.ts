/** Under a page whose scripts did not come: choices made in it would not count. */
export const staticWords =
  'Part of this page does not answer: links work, choices do not count yet.';
