import type { ImportCounts, ImportReport } from '../import/import-data';

const counted = (name: string, { added, changed, unchanged, removed }: ImportCounts): string =>
  `${name}: ${added} added, ${changed} changed, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;

/** Says what an import did. */
export function printReport({ products, categories }: ImportReport): void {
  console.log(counted('Products', products));
  console.log(counted('Categories', categories));
}
