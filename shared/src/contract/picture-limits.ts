/** Pictures of one product that the desk may add. An import may bring more, to be removed one by one. */
export const maxPictures = 12;
