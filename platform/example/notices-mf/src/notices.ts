export interface Notice {
  id: string;
  title: string;
  text: string;
}

/** The latest first. */
export const notices: readonly Notice[] = [
  { id: '3', title: 'Reading hour', text: 'Stories for children, each Saturday at 11.' },
  { id: '2', title: 'New shelves', text: 'Maps and atlases are on the first floor now.' },
  { id: '1', title: 'Returns', text: 'The box at the door is open day and night.' },
];
