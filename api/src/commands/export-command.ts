import { resolve } from 'node:path';
import { withShop } from '../admin/with-shop';
import { writeExport } from '../export/write-export';
import { openMedia } from '../pictures/media';
import { readArguments, usageError } from './arguments';

/** `export <folder>` */
export async function exportShop(args: string[]): Promise<void> {
  const [folder, ...rest] = readArguments(args, {}).positionals;
  if (!folder || rest.length > 0) throw usageError('export needs a folder.');
  const counts = await withShop(async (shop, settings) =>
    writeExport(resolve(folder), await shop.everything(), openMedia(settings)),
  );
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
  console.log(`Written to ${resolve(folder)}. It holds what people wrote: keep it safe.`);
}
