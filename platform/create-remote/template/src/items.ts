export interface Item {
  id: number;
  text: string;
  isNew: boolean;
}

/** In place of an API. It runs on the server for the first page, in the browser for the next. */
export const loadItems = async (): Promise<readonly Item[]> => [
  { id: 2, text: 'What came last', isNew: true },
  { id: 1, text: 'What was there before', isNew: false },
];
