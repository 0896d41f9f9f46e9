import { resolve } from 'node:path';
import { openShop } from '../admin/open-shop';
import { seedIfEmpty } from '../import/seed';
import { readSettings } from '../settings/settings';
import { printReport } from './print-report';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

/** `seed-if-empty <folder>` */
export async function seed(args: string[]): Promise<void> {
  const [folder, ...rest] = readArguments(args, {}).positionals;
  if (!folder || rest.length > 0) throw new UsageError('seed-if-empty needs a folder.');
  const settings = readSettings(process.env);
  const shop = await openShop(settings);
  try {
    const report = await seedIfEmpty(shop, resolve(folder), settings);
    if (report) printReport(report);
    else console.log('The shop has products or posts of its own; nothing was loaded.');
  } finally {
    await shop.close();
  }
}
