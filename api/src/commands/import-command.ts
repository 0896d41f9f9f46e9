import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openShop } from '../admin/open-shop';
import { runImport } from '../import/run-import';
import { readSettings } from '../settings/settings';
import { printReport } from './print-report';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

/** `import <products, or a folder of posts> [<pictures>] [--categories <file>] [--remove-missing]` */
export async function importFiles(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, {
    categories: { type: 'string' },
    'remove-missing': { type: 'boolean', default: false },
  });
  const [from, pictures, ...rest] = positionals;
  if (!from || rest.length > 0) {
    throw new UsageError('import needs a file of products, or a folder of posts.');
  }
  const isFolder = (await stat(from).catch(() => undefined))?.isDirectory() ?? false;
  if (isFolder && values.categories) {
    throw new UsageError('--categories goes with products, not with posts.');
  }
  const settings = readSettings(process.env);
  const shop = await openShop(settings);
  try {
    const report = await runImport(
      shop,
      {
        ...(isFolder ? { posts: resolve(from) } : { products: resolve(from) }),
        categories: values.categories && resolve(values.categories),
        pictures: pictures && resolve(pictures),
        removeMissing: values['remove-missing'],
        dataDir: settings.dataDir,
        currency: settings.currency,
      },
      printProgress,
    );
    printReport(report);
  } finally {
    await shop.close();
  }
}

/** Shows how many pictures are done: in place on a terminal, else a line for every tenth part. */
function printProgress(done: number, of: number): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\rPictures: ${done} of ${of}${done === of ? '\n' : ''}`);
  } else if (done === of || done % Math.ceil(of / 10) === 0) {
    console.log(`Pictures: ${done} of ${of}`);
  }
}
