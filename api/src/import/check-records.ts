import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordTables } from '../export/record-tables';
import type { ShopAccess } from './database-access';
import type { ImportProblem } from './import-problem';
import { readEntries } from './read-entries';
import { findRepeated, type Place } from './reader';

/** The files of an export's folder, as an import takes them; undefined for another folder. */
export function exportedFiles(folder: string) {
  const pathOf = (name: string) =>
    existsSync(join(folder, name)) ? join(folder, name) : undefined;
  const files = {
    products: pathOf('products.csv'),
    categories: pathOf('categories.csv'),
    posts: pathOf('posts'),
  };
  const records = Object.keys(recordTables).map((name) => pathOf(`${name}.csv`));
  const isExport = [...Object.values(files), ...records].some((path) => path !== undefined);
  return isExport ? { ...files, pictures: pathOf('pictures'), records: folder } : undefined;
}

type RecordEntry = { place: Place; cells: Readonly<Record<string, string>> };

/**
 * Reads and checks the files of what people wrote in an export's folder. Everything that is wrong is
 * added to `problems`.
 * @param posts the slugs of those that there are after the import
 */
export async function checkRecords(
  folder: string,
  { posts, shop }: { posts: ReadonlySet<string>; shop: ShopAccess },
  problems: ImportProblem[],
) {
  const records: Record<string, RecordEntry[]> = {};
  for (const [name, { fields, unique }] of Object.entries(recordTables)) {
    const path = join(folder, `${name}.csv`);
    if (!existsSync(path)) continue;
    const source = { path, fields, kind: 'row', isKnown: () => false, mayBeEmpty: false } as const;
    const entries = (await readEntries(source, problems)).entries.map(
      ({ place, ...cells }): RecordEntry => ({ place, cells: cells as RecordEntry['cells'] }),
    );
    records[name] = entries;
    if (!unique) continue;
    const repeated = findRepeated(entries, ({ cells }) => lowerCase(cells[unique]));
    for (const [{ place, cells }, first] of repeated) {
      const message = `'${cells[unique]}' is in row ${first.place.row} too`;
      problems.push({ ...place, column: unique, message });
    }
  }
  problems.push(...(await lostReferences(records, posts, shop)));
  return Object.fromEntries(
    Object.entries(records).map(([name, entries]) => [name, entries.map(({ cells }) => cells)]),
  );
}

async function lostReferences(
  records: Readonly<Record<string, readonly RecordEntry[]>>,
  posts: ReadonlySet<string>,
  shop: ShopAccess,
): Promise<ImportProblem[]> {
  const references = Object.entries(recordTables).flatMap(([name, { refersTo = [] }]) =>
    refersTo.flatMap((column) =>
      (records[name] ?? [])
        .map(({ place, cells }) => ({ place, column, cell: cells[column] ?? '' }))
        .filter(({ cell }) => cell !== ''),
    ),
  );
  const added = new Set(records.customers?.map(({ cells }) => lowerCase(cells.email)));
  const emails = references
    .filter(({ column, cell }) => column === 'email' && !added.has(lowerCase(cell)))
    .map(({ cell }) => cell);
  const lost = new Set(emails.length > 0 ? await shop.withoutAccount(emails) : []);
  return references.flatMap(({ place, column, cell }) => {
    if (column === 'post' ? posts.has(cell) : !lost.has(cell)) return [];
    const reason =
      column === 'post' ? 'is the slug of no post' : 'has no account, and is not in customers.csv';
    return [{ ...place, column, message: `'${cell}' ${reason}` } as ImportProblem];
  });
}

const lowerCase = (cell = ''): string => cell.toLowerCase();
