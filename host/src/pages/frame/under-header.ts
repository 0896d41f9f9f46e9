/** How far from the window's top the header, which stays there, hides nothing. */
export const underHeader = '96px';
