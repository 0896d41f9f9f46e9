import type { Database } from '../db/schema';
import { applyChange, type DeskChange, type Outcome } from '../desk/apply-change';
import { integerField } from '../fields/number-fields';
import { ApiError, found, notFound } from '../http/api-error';
import { databaseId, maxInteger } from '../repositories/rows';

/** The version of a product or an order that a caller has seen. */
export const versionField = integerField({ min: 1, max: maxInteger });

/** Entries of a list in one answer. */
const pageSize = 20;

/** The id in a path; throws a 404 ApiError when it is none. */
export const idOf = ({ id }: { id: string }): number => found(databaseId(id));

/** What a list is asked for: words to find, and which part of it. */
export const rangeOf = ({ search, offset = '' }: { search?: string; offset?: string }) => ({
  search: search?.slice(0, 200),
  limit: pageSize,
  offset: /^\d{1,9}$/.test(offset) ? Number(offset) : 0,
});

/** The fields that a body names. */
export const definedFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Makes a change of staff.
 * @param find the thing as the API answers it; throws a 404 ApiError when there is none
 * @returns it with the entry of the log; throws a 404 or 409 ApiError when the change was not made
 */
export async function makeChange<T extends object>(
  db: Database,
  change: DeskChange,
  find: (id: number) => Promise<T>,
): Promise<T & { change?: number }> {
  const outcome = await applyChange(db, change);
  const current = await find(change.id);
  return { ...current, ...doneOrThrow(outcome, current) };
}

/** The entry of the log; throws a 404 or 409 ApiError when the change was not made. */
export function doneOrThrow(outcome: Outcome, current?: unknown): { change?: number } {
  if (outcome.state === 'missing') throw notFound();
  if (outcome.state !== 'done') {
    const detail = 'It was changed again in the meantime.';
    throw new ApiError(409, { detail, ...(current !== undefined && { current }) });
  }
  return outcome.change === undefined ? {} : { change: outcome.change };
}
