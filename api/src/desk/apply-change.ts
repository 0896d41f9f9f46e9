import type { ChangedFields, ChangeKind, Database, Write } from '../db/schema';
import { changedNames } from '../import/compare-rows';
import { findChange, markUndone, recordChange } from '../repositories/changes-repository';
import { type Current, subjects } from './subjects';

/** What became of a change: its entry in the log, none when all was so already. */
export type Outcome =
  | { state: 'done'; change?: number }
  | { state: 'missing' }
  | { state: 'conflict' };

export interface DeskChange {
  userId: number;
  kind: ChangeKind;
  id: number;
  /** The version that the caller has seen; left out, any will do. */
  version?: number | undefined;
  /** The new values; those that are as before are no change. May throw. */
  fieldsOf: (current: Current) => ChangedFields;
  isUndo?: boolean;
}

/** Makes a change and writes it to the log: both, or neither. */
export const applyChange = (db: Database, change: DeskChange): Promise<Outcome> =>
  db.transaction().execute((write) => applyWithin(write, change));

async function applyWithin(write: Write, change: DeskChange): Promise<Outcome> {
  const { userId, kind, id, version, fieldsOf, isUndo = false } = change;
  const subject = subjects[kind];
  const current = await subject?.read(write, id);
  if (!subject || !current) return { state: 'missing' };
  if (version !== undefined && version !== current.version) return { state: 'conflict' };
  const given = fieldsOf(current);
  const changed = changedNames(current.fields, given);
  if (changed.length === 0) return { state: 'done' };
  const after = Object.fromEntries(changed.map((name) => [name, given[name]]));
  if ((await subject.fits?.({ ...current.fields, ...after }, write)) === false) {
    return { state: 'conflict' };
  }
  await subject.apply(write, id, after, { before: current.fields, isUndo });
  const before = Object.fromEntries(changed.map((name) => [name, current.fields[name] ?? null]));
  const entry = { userId, kind, ref: id, title: current.title, before, after };
  return { state: 'done', change: await recordChange(write, entry) };
}

/**
 * Undoes an entry of the log, which becomes an entry too: it can be undone itself. A conflict: the
 * fields are no longer as that change left them, or it was undone already.
 */
export const undoChange = (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<Outcome> =>
  db.transaction().execute(async (write) => {
    const entry = await findChange(write, id);
    if (!entry) return { state: 'missing' };
    if (entry.undone_at !== null) return { state: 'conflict' };
    const { kind, ref, before, after } = entry;
    const current = await subjects[kind]?.read(write, Number(ref));
    if (!current) return { state: 'missing' };
    if (changedNames(current.fields, after).length > 0) return { state: 'conflict' };
    const undoing = { userId, kind, id: Number(ref), fieldsOf: () => before, isUndo: true };
    const outcome = await applyWithin(write, undoing);
    if (outcome.state === 'done') await markUndone(write, id);
    return outcome;
  });
