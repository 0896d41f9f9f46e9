import * as cells from '../cells/cells';
import { pictureName } from '../cells/list-cells';
import { type CellContext, requiredText, text } from '../products/field-kinds';

/** The columns of a file of categories. */
export const categoryFields = {
  slug: {
    parse: (cell: unknown, { row }: CellContext) =>
      cells.text(cell, 200) === '' ? null : cells.slug(cell, row.title),
    empty: null,
  },
  title: requiredText(500),
  description: text(20_000),
  image: {
    parse: (cell: unknown) =>
      cells.text(cell, 300) === '' ? null : pictureName(cells.text(cell, 300)),
    empty: null,
  },
};
