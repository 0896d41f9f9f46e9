import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordTables } from './record-tables';

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
