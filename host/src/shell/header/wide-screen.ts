/** From here on the whole navigation fits beside the shop's name. */
export const wideScreen = '@media (min-width: 1080px)';
