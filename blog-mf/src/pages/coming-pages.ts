/** Pages that stand in until their own are built. The list only gets shorter. */
export const comingPages = {
  list: {
    path: '/blogs',
    title: 'From the Blog',
    text: 'Stories about leather, new bags and their care will be read here. Until then, ask us anything.',
  },
  post: {
    path: '/blogs',
    title: 'From the Blog',
    text: 'This story will be read here. Until then, ask us anything.',
  },
} as const;
