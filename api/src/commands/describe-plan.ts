import type { ImportReport } from '../import/import-data';
import type { Change, ImportPlan } from '../import/import-plan';
import type { UndoReport } from '../import/undo-import';

/** Names in one line; further ones are counted. */
const maxNames = 20;

const plurals = { product: 'products', category: 'categories', post: 'posts' } as const;
const kinds = ['product', 'category', 'post'] as const;

/** Every change of an import: a line for each thing, and one for each field of it. */
export const describeChanges = ({ changes }: ImportPlan): string[] =>
  changes.flatMap(({ kind, name, change, fields }) => [
    `${kind} ${name}: ${change}`,
    ...fields.map(describeField),
  ]);

const describeField = ({ name, from, to }: Change['fields'][number]): string =>
  `  ${name}: ${shown(from)} -> ${shown(to)}`;

const shown = (value: string): string => value || '(empty)';

/** What an import takes away: fields that it empties, and what it removes. */
export const describeLosses = (plan: ImportPlan): string[] => [
  ...kinds.flatMap((kind) => emptied(plan.changes, kind)),
  ...kinds.flatMap((kind) => removed(plan, kind)),
  ...plan.categoriesInUse.map(
    ({ name, products }) =>
      `Stays: category ${name}, since ${counted(products, 'product is', 'products are')} in it`,
  ),
];

function emptied(changes: readonly Change[], kind: Change['kind']): string[] {
  const names = new Map<string, string[]>();
  for (const change of changes.filter((one) => one.kind === kind)) {
    for (const field of change.fields.filter(({ isEmptied }) => isEmptied)) {
      names.set(field.name, [...(names.get(field.name) ?? []), change.name]);
    }
  }
  return [...names].map(
    ([field, of]) =>
      `Emptied: ${field} of ${counted(of.length, kind, plurals[kind])} (${list(of)})`,
  );
}

function removed(plan: ImportPlan, kind: Change['kind']): string[] {
  const names = plan.changes
    .filter((one) => one.kind === kind && one.change === 'removed')
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const line = `Removed: ${counted(names.length, kind, plurals[kind])} (${list(names)})`;
  return [`${line}${consequencesOf(plan, kind)}`];
}

/** What goes with things that are removed. */
function consequencesOf({ holders, commentsLost }: ImportPlan, kind: Change['kind']): string {
  if (kind === 'post') return `, with ${counted(commentsLost, 'comment', 'comments')}`;
  const { carts, wishlists } = holders;
  return kind === 'product' && carts + wishlists > 0
    ? `; ${counted(carts, 'cart', 'carts')} and ${counted(wishlists, 'wishlist', 'wishlists')} hold them, as no longer sold`
    : '';
}

const list = (names: readonly string[]): string =>
  names.length > maxNames
    ? `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`
    : names.join(', ');

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** How much of each kind that an import touches is added, changed, unchanged and removed. */
export function describeReport({ records, ...report }: ImportReport): string[] {
  const { products, categories, posts, comments } = report;
  const byName = { Products: products, Categories: categories, Posts: posts, Comments: comments };
  const ofPeople = Object.entries(records).map(
    ([name, { added, unchanged }]) => `${name}.csv: ${added} added, ${unchanged} unchanged`,
  );
  const ofCatalogue = Object.entries(byName).flatMap(
    ([name, { added, changed, unchanged, removed }]) => {
      if (added + changed + unchanged + removed === 0) return [];
      const counts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`];
      if (removed > 0) counts.push(`${removed} removed`);
      return [`${name}: ${counts.join(', ')}`];
    },
  );
  return [...ofCatalogue, ...ofPeople];
}

/** What was taken back of the last import, in a dry run with its fields, and what was not. */
export function describeUndo({ at, undone, remaining }: UndoReport, dryRun: boolean): string[] {
  if (at === null) return ['There is no import to take back.'];
  const how = { changed: 'as before', added: 'back', removed: 'removed' } as const;
  return [
    ...undone.flatMap(({ kind, name, change, fields }) => [
      `${kind} ${name}: ${how[change]}`,
      ...(dryRun ? fields.map(describeField) : []),
    ]),
    ...remaining.map(
      ({ kind, name }) => `Stays: ${kind} ${name}, which was changed since or is in use`,
    ),
    `The import of ${at}: ${undone.length} taken back, ${remaining.length} not`,
  ];
}
