import { isHttpError, isOffline, isUnavailable, request } from '@shop/shared/http';
import { showToast } from '@shop/shared/ui';
import { enqueue, noteAuthError, reloads } from './desk-store';
import { failureText, nothingSaved } from './failure-rules';

/** One message at a time, where it covers no button that is pressed next. */
const place = { topic: 'desk', atTop: true };

/** Says what was done, with a button that undoes it. */
export function showDone(text: string, change: number | undefined): void {
  showToast({
    text,
    ...place,
    ...(change !== undefined && {
      alternative: { label: 'Undo', onClick: () => void undo(change) },
    }),
  });
}

/** Says why something was not done. */
export function showFailure(error: unknown, text = failureText(error)): void {
  noteAuthError(error);
  showToast({ text, tone: 'error', ...place });
}

/** Entries that are being undone, until the pages show that they are. */
const undoing = new Set<number>();

/** Undoes an entry of the log, at a double press once; pages load again what they show. */
export async function undo(id: number): Promise<void> {
  if (undoing.has(id)) return;
  undoing.add(id);
  await enqueue(() => undoNow(id)).finally(() => undoing.delete(id));
}

const changedSince = 'It was changed again in the meantime: undo the later change first.';

async function undoNow(id: number): Promise<void> {
  let isUndone = true;
  try {
    await request('POST /api/auth/desk/changes/{id}/undo/', { params: { id } });
  } catch (error) {
    const isLost = isUnavailable(error) && !isOffline(error);
    const isChanged = isHttpError(error, 409);
    const entry = isLost || isChanged ? await entryOf(id) : undefined;
    isUndone = Boolean(entry?.undone_at);
    const reason = isChanged ? changedSince : entry && nothingSaved;
    if (!isUndone) showFailure(error, reason);
  }
  if (isUndone) showDone('Undone.', undefined);
  await Promise.all([...reloads].map((load) => load()));
}

/** An entry among the last ones of the log: an answer was lost, or the undo was made before. */
const entryOf = (id: number) =>
  request('GET /api/auth/desk/changes/', { query: { offset: 0 } }).then(
    ({ results }) => results.find((entry) => entry.id === id),
    () => undefined,
  );
