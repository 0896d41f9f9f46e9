/** One row of a table: the cell of each column as text, or any value when it came from JSON. */
export interface TableRow {
  row: number;
  cells: Readonly<Record<string, unknown>>;
}
