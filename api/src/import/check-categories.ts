import { requiredText, slug, text } from '../cells/cells';
import { pictureName } from '../cells/list-cells';
import type { ImportCategory } from './import-data';
import type { ImportProblem } from './import-problem';
import type { Columns, Table } from './read-table';
import { makeRowReader } from './row-reader';

/** A checked category whose picture is still the name of a file. */
export type CheckedCategory = Omit<ImportCategory, 'picture_hash'> & { image: string | null };

export const categoryColumns: Columns = {
  known: ['slug', 'title', 'description', 'image'],
  required: ['title'],
};

/** Checks every row of a category table; problems are added to the list given. */
export function checkCategories(table: Table, problems: ImportProblem[]): CheckedCategory[] {
  const { file } = table;
  const seen = new Set<string>();
  return table.rows.map((row) => {
    const { read, complain } = makeRowReader(file, row, problems);
    const category: CheckedCategory = {
      place: { file, row: row.row },
      slug: read(
        'slug',
        (cell) => (text(cell, 200) === '' ? null : slug(cell, row.cells.title)),
        null,
      ),
      title: read('title', (cell) => requiredText(cell, 500), ''),
      description: read('description', (cell) => text(cell, 20_000), ''),
      image: read(
        'image',
        (cell) => (text(cell, 300) === '' ? null : pictureName(text(cell, 300))),
        null,
      ),
    };
    const name = categoryName(category);
    if (seen.has(name)) complain(category.slug ? 'slug' : 'title', `'${name}' appears twice`);
    seen.add(name);
    return category;
  });
}

/** How a product names its category: by slug, or by title when it has no slug. */
export const categoryName = ({
  slug: name,
  title,
}: {
  slug: string | null;
  title: string;
}): string => name ?? title;
