import { withShop } from '../admin/with-shop';
import type { ShopAccess } from '../import/database-access';
import { decisionOf, type ModeratedComment } from '../repositories/comments-repository';
import type { EnquiryRow } from '../repositories/enquiries-repository';
import { databaseId } from '../repositories/rows';
import { readArguments, usageError } from './arguments';
import { describeMessage, oneLine, print, readList } from './print-messages';

/** `enquiries [--limit <count>]` */
export async function enquiries(args: string[]): Promise<void> {
  const { limit } = readList('enquiries', args);
  await withShop(async (shop) => {
    print((await shop.enquiries(limit)).map(describeEnquiry), 'There are no enquiries yet.');
  });
}

/** `comments list [--waiting] [--limit <count>]`, `comments approve <id>…`, `comments remove <id>…` */
export async function comments(args: string[]): Promise<void> {
  const [what, ...rest] = args;
  // All arguments are read before any shop is opened.
  const work = readWork(what, rest);
  await withShop(work);
}

function readWork(what: string | undefined, args: string[]): (shop: ShopAccess) => Promise<void> {
  if (what === 'list') {
    const { waiting, limit } = readList('comments list', args, {
      waiting: { type: 'boolean' },
    });
    const none = waiting ? 'No comment is waiting.' : 'There are no comments yet.';
    return async (shop) =>
      print((await shop.comments({ waiting, limit })).map(describeComment), none);
  }
  if (what !== 'approve' && what !== 'remove') {
    throw usageError('comments needs to know what to do: list, approve or remove.');
  }
  const ids = readIds(what, args);
  return what === 'approve'
    ? async (shop) => report(ids, 'shown', await shop.approveComments(ids))
    : async (shop) => report(ids, 'removed', await shop.removeComments(ids));
}

function readIds(what: string, args: string[]): number[] {
  const { positionals } = readArguments(args, {});
  const ids = positionals.map(databaseId).filter((id) => id !== undefined);
  if (ids.length === 0 || ids.length < positionals.length) {
    throw usageError(`comments ${what} needs the numbers of comments, as in ${what} 12 15.`);
  }
  return [...new Set(ids)];
}

function report(ids: readonly number[], done: string, unknown: readonly number[]): void {
  if (unknown.length > 0) {
    throw usageError(`Nothing was changed: there is no comment ${unknown.join(', ')}.`);
  }
  console.log(`${ids.length === 1 ? 'Comment' : 'Comments'} ${ids.join(', ')} ${done}.`);
}

export function describeComment(comment: ModeratedComment): string {
  const { id, slug, name, email, content, created_at } = comment;
  const author = [name, email && `<${email}>`].filter(Boolean).join(' ');
  const decision = decisionOf(comment);
  const state = decision === null ? 'waiting to be approved' : decision ? 'shown' : 'hidden';
  return describeMessage(`Comment ${id}`, created_at, author, `under ${slug}, ${state}`, content);
}

export function describeEnquiry(enquiry: EnquiryRow): string {
  const { id, name, email, phone, message, source, created_at, mail_due_at, mail_tries } = enquiry;
  const tries = `${mail_tries} ${mail_tries === 1 ? 'try' : 'tries'}`;
  const unmailed = mail_due_at === null ? '' : `, not mailed yet (${tries})`;
  const contact = `${oneLine(email)}, ${oneLine(phone)} (${oneLine(source)})${unmailed}`;
  return describeMessage(`Enquiry ${id}`, created_at, name, contact, message);
}
