import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withShop } from '../admin/with-shop';
import type { ShopAccess } from '../import/database-access';
import type { ImportPlan } from '../import/import-plan';
import { ImportRefused } from '../import/import-problem';
import { type ImportRequest, runImport } from '../import/run-import';
import { OperatorError } from '../operator-error';
import { productFields } from '../products/product-fields';
import { readArguments, usageError } from './arguments';
import { describeChanges } from './describe-plan';

/** `set <slug> <field>=<value>…` */
export async function set(args: string[]): Promise<void> {
  const [slug, ...pairs] = readArguments(args, {}).positionals;
  if (!slug || pairs.length === 0) throw usageError('set needs a slug, and fields: price=1250.');
  const fields = readFields(pairs);
  await withShop(async (shop, settings) => {
    for (const line of await setFields(shop, { slug, fields, ...settings })) console.log(line);
  });
}

function readFields(pairs: readonly string[]): Record<string, string> {
  const fields = pairs.map((pair): [string, string] => {
    const [, given = '', value = ''] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (given === '') throw usageError(`'${pair}' is not of the form field=value.`);
    const name = given === 'stock' ? 'quantity' : given;
    if (name === 'slug') {
      throw new OperatorError("'slug' cannot be set: it is the address of the product.");
    }
    if (Object.hasOwn(productFields, name)) return [name, value];
    const { slug: _address, ...others } = productFields;
    throw unknown(`'${given}' is not a field of products`, given, [
      'stock',
      ...Object.keys(others),
    ]);
  });
  const names = fields.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw usageError(`'${twice}' is given twice.`);
  return Object.fromEntries(fields);
}

const unknown = (what: string, given: string, names: Iterable<string>): OperatorError => {
  const near = nearest(given, names);
  return new OperatorError(near ? `${what}; did you mean ${near}?` : `${what}.`);
};

/** The name that takes the fewest letters to change; undefined when none is near. */
export function nearest(given: string, names: Iterable<string>): string | undefined {
  const near = [...names]
    .map((name) => ({ name, edits: editsBetween(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return near && near.edits <= Math.max(2, given.length / 3) ? near.name : undefined;
}

/** Letters to add, take away or replace (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let j = 1; j <= to.length; j += 1) {
      const [above = 0, left = 0, diagonal = 0] = [row[j], next[j - 1], row[j - 1]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === to[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

interface SetRequest extends Pick<ImportRequest, 'dataDir' | 'currency'> {
  slug: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * Changes fields of one product, with the checks of the import.
 * @returns what changed, in lines: old and new value
 * @throws OperatorError, with nothing changed
 */
export async function setFields(
  shop: ShopAccess,
  { slug, fields, dataDir, currency }: SetRequest,
): Promise<string[]> {
  const sold = (await shop.content()).products.filter(({ isRemoved }) => !isRemoved);
  const slugs = sold.map((product) => product.slug);
  if (!slugs.includes(slug)) throw unknown(`There is no product '${slug}'`, slug, slugs);
  const folder = await mkdtemp(join(tmpdir(), 'shop-set-'));
  try {
    const products = join(folder, 'set.json');
    await writeFile(products, JSON.stringify([{ slug, ...fields }]));
    let plan: ImportPlan | undefined;
    const onPlan = (made: ImportPlan) => {
      plan = made;
    };
    await runImport(shop, { products, removeMissing: false, dataDir, currency }, { onPlan });
    const lines = plan ? describeChanges(plan) : [];
    return lines.length > 0 ? lines : [`product ${slug}: unchanged`];
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const problems = error.problems.map(({ column, message }) => `${column}: ${message}`);
    throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
