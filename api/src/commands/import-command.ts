import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withShop } from '../admin/with-shop';
import { type ImportResult, runImport } from '../import/run-import';
import { seedIfEmpty } from '../import/seed';
import { readSettings } from '../settings/settings';
import { readArguments, usageError } from './arguments';

/** `import <products, or a folder of posts> [<pictures>] [--categories <file>] [--remove-missing]` */
export async function importFiles(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, {
    categories: { type: 'string' },
    'remove-missing': { type: 'boolean', default: false },
  });
  const [from, pictures, ...rest] = positionals;
  if (!from || rest.length > 0) {
    throw usageError('import needs a file of products, or a folder of posts.');
  }
  const isFolder = (await stat(from).catch(() => undefined))?.isDirectory() ?? false;
  if (isFolder && values.categories) {
    throw usageError('--categories goes with products, not with posts.');
  }
  const settings = readSettings(process.env);
  const request = {
    ...(isFolder ? { posts: resolve(from) } : { products: resolve(from) }),
    categories: values.categories && resolve(values.categories),
    pictures: pictures && resolve(pictures),
    removeMissing: values['remove-missing'],
    dataDir: settings.dataDir,
    currency: settings.currency,
  };
  printReport(await withShop(settings, (shop) => runImport(shop, request, printProgress)));
}

/** `seed-if-empty <folder>` */
export async function seed(args: string[]): Promise<void> {
  const [folder, ...rest] = readArguments(args, {}).positionals;
  if (!folder || rest.length > 0) throw usageError('seed-if-empty needs a folder.');
  const settings = readSettings(process.env);
  const report = await withShop(settings, (shop) => seedIfEmpty(shop, resolve(folder), settings));
  if (report) printReport(report);
  else console.log('The shop has products or posts of its own; nothing was loaded.');
}

/** Shows how many pictures are done: in place on a terminal, else a line for every tenth part. */
function printProgress(done: number, of: number): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\rPictures: ${done} of ${of}${done === of ? '\n' : ''}`);
  } else if (done === of || done % Math.ceil(of / 10) === 0) {
    console.log(`Pictures: ${done} of ${of}`);
  }
}

/** Says what an import did to all that it touched. */
function printReport({ absentColumns, ...report }: ImportResult): void {
  const { products, categories, posts, comments } = report;
  const kinds = { Products: products, Categories: categories, Posts: posts, Comments: comments };
  for (const [name, { added, changed, unchanged, removed }] of Object.entries(kinds)) {
    if (added + changed + unchanged + removed === 0) continue;
    const counts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`];
    if (removed > 0) counts.push(`${removed} removed`);
    console.log(`${name}: ${counts.join(', ')}`);
  }
  for (const name of ['products', 'categories'] as const) {
    if (report[name].changed === 0 || absentColumns[name].length === 0) continue;
    const columns = absentColumns[name].join(', ');
    console.log(`Columns not in the file, emptied in changed ${name}: ${columns}`);
  }
}
