import type { ImportCounts, ImportReport } from '../import/import-data';

const counted = (name: string, { added, changed, unchanged, removed }: ImportCounts): string =>
  `${name}: ${added} added, ${changed} changed, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;

/** Says what an import did to all that it touched. */
export function printReport({ products, categories, posts, comments }: ImportReport): void {
  const kinds = { Products: products, Categories: categories, Posts: posts, Comments: comments };
  for (const [name, counts] of Object.entries(kinds)) {
    if (Object.values(counts).some((count) => count > 0)) console.log(counted(name, counts));
  }
}
