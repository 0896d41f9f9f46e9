import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StoreUnavailableError } from 'federated-site/objects';
import { withShop } from '../admin/with-shop';
import { isOfCategories } from '../import/category-fields';
import { exportedFiles } from '../import/check-records';
import type { ImportPlan } from '../import/import-plan';
import { runImport } from '../import/run-import';
import { seedIfEmpty } from '../import/seed';
import { OperatorError } from '../operator-error';
import { readArguments, usageError } from './arguments';
import { describeChanges, describeLosses, describeReport, describeUndo } from './describe-plan';
import { printProgress } from './print-progress';

/**
 * `import [<products, categories, or a folder of posts>] [<pictures>] [--categories <file>]
 * [--remove-missing] [--dry-run]`, `import --undo [--dry-run]`
 */
export async function importFiles(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, {
    categories: { type: 'string' },
    'remove-missing': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
  });
  const [from, pictures, ...rest] = positionals;
  if (values.undo) {
    if (from || values.categories || values['remove-missing']) {
      throw usageError('import --undo takes no files; --dry-run only.');
    }
    return undo(values['dry-run']);
  }
  if ((!from && !values.categories) || rest.length > 0) {
    throw usageError('import needs a file of products or categories, or a folder of posts.');
  }
  const dryRun = values['dry-run'];
  const request = {
    ...(await readSource(from, values.categories)),
    ...(pictures && { pictures: resolve(pictures) }),
    removeMissing: values['remove-missing'],
    dryRun,
  };
  const listeners = {
    onProgress: (what: string, done: number, of: number) =>
      printProgress(`Pictures ${what}`, done, of),
    onPlan: (plan: ImportPlan) =>
      print([...(dryRun ? describeChanges(plan) : []), ...describeLosses(plan)]),
  };
  const report = await withShop(
    (shop, { dataDir, mediaStore, currency }) =>
      runImport(shop, { ...request, dataDir, mediaStore, currency }, listeners).catch(
        (error: unknown) => {
          if (!(error instanceof StoreUnavailableError)) throw error;
          throw new OperatorError(
            `${error.message}\nNothing was imported. The same command goes on with the pictures that are missing.`,
          );
        },
      ),
    true,
  );
  print(describeReport(report));
  if (dryRun) console.log(unchanged);
}

async function undo(dryRun: boolean): Promise<void> {
  const report = await withShop((shop) => shop.undo({ dryRun }));
  print(describeUndo(report, dryRun));
  if (dryRun) console.log(unchanged);
}

/** What the first argument is: a folder holds an export or posts, a file categories or products. */
async function readSource(from: string | undefined, categoriesFile: string | undefined) {
  const categories = categoriesFile && resolve(categoriesFile);
  if (from === undefined) return { categories };
  const isFolder = (await stat(from).catch(() => undefined))?.isDirectory() ?? false;
  if (isFolder && categories) throw usageError('--categories goes with products, not with posts.');
  if (isFolder) return exportedFiles(resolve(from)) ?? { posts: resolve(from) };
  const isCategories = await isOfCategories(from);
  if (isCategories && categories) throw usageError('import needs one file of categories.');
  return isCategories ? { categories: resolve(from) } : { products: resolve(from), categories };
}

/** `seed-if-empty <folder>` */
export async function seed(args: string[]): Promise<void> {
  const [folder, ...rest] = readArguments(args, {}).positionals;
  if (!folder || rest.length > 0) throw usageError('seed-if-empty needs a folder.');
  const report = await withShop(
    (shop, settings) => seedIfEmpty(shop, resolve(folder), settings),
    true,
  );
  if (report) print(describeReport(report));
  else console.log('The shop has products or posts of its own; nothing was loaded.');
}

const unchanged = 'Nothing was changed: this was a dry run.';

const print = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};
