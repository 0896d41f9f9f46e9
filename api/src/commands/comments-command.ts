import { openShop } from '../admin/open-shop';
import type { ImportTarget } from '../import/database-access';
import type { ModeratedComment } from '../repositories/comment-moderation';
import { databaseId } from '../repositories/storable';
import { readSettings } from '../settings/settings';
import { readArguments } from './read-arguments';
import { harmless, indented, oneLine, shopTime } from './stranger-text';
import { UsageError } from './usage-error';

const maxRows = 1_000;

/** `comments list [--waiting] [--limit <count>]`, `comments approve <id>…`, `comments remove <id>…` */
export async function comments(args: string[]): Promise<void> {
  const [what, ...rest] = args;
  const work = readWork(what, rest);
  const shop = await openShop(readSettings(process.env));
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

/** What is to be done, all arguments read; throws UsageError before any shop is opened. */
function readWork(what: string | undefined, args: string[]): (shop: ImportTarget) => Promise<void> {
  if (what === 'list') return readList(args);
  if (what === 'approve') {
    const ids = readIds(what, args);
    return async (shop) => report(ids, 'shown', await shop.approveComments(ids));
  }
  if (what === 'remove') {
    const ids = readIds(what, args);
    return async (shop) => report(ids, 'removed', await shop.removeComments(ids));
  }
  throw new UsageError('comments needs to know what to do: list, approve or remove.');
}

function readList(args: string[]): (shop: ImportTarget) => Promise<void> {
  const { positionals, values } = readArguments(args, {
    waiting: { type: 'boolean', default: false },
    limit: { type: 'string', default: '20' },
  });
  const limit = Number(values.limit);
  if (positionals.length > 0 || !Number.isInteger(limit) || limit < 1 || limit > maxRows) {
    throw new UsageError(`comments list takes --limit with a whole number from 1 to ${maxRows}.`);
  }
  return async (shop) => {
    const found = await shop.comments({ waiting: values.waiting, limit });
    // The last one last: it stands above the prompt.
    for (const comment of found.reverse()) console.log(describeComment(comment));
    if (found.length === 0) {
      console.log(values.waiting ? 'No comment is waiting.' : 'There are no comments yet.');
    }
  };
}

function readIds(what: string, args: string[]): number[] {
  const { positionals } = readArguments(args, {});
  const ids = positionals.map(databaseId).filter((id) => id !== undefined);
  if (ids.length === 0 || ids.length < positionals.length) {
    throw new UsageError(`comments ${what} needs the numbers of comments, as in ${what} 12 15.`);
  }
  return [...new Set(ids)];
}

function report(ids: readonly number[], done: string, unknown: readonly number[]): void {
  if (unknown.length > 0) {
    throw new UsageError(`Nothing was changed: there is no comment ${unknown.join(', ')}.`);
  }
  console.log(`${ids.length === 1 ? 'Comment' : 'Comments'} ${ids.join(', ')} ${done}.`);
}

/** A comment for a terminal, in lines; ends with an empty one. */
function describeComment(comment: ModeratedComment): string {
  const { id, slug, name, email, content, approved, created_at } = comment;
  const author = [name, email && `<${email}>`].filter(Boolean).join(' ');
  return harmless(
    [
      `Comment ${id}, ${shopTime(created_at)}, ${oneLine(author)}`,
      `under ${slug}, ${approved ? 'shown' : 'waiting to be approved'}`,
      ...indented(content),
      '',
    ].join('\n'),
  );
}
