import { request } from '@shop/shared/http';
import { showToast } from '@shop/shared/ui';
import { inTurn, loaders, noteRefusal } from './desk-store';
import { failureText } from './failure-rules';

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
export function refuse(error: unknown, text = failureText(error)): void {
  noteRefusal(error);
  showToast({ text, tone: 'error', ...place });
}

/** Undoes an entry of the log; pages load again what they show. */
export const undo = (id: number): Promise<void> =>
  inTurn(async () => {
    try {
      await request('POST /api/auth/desk/changes/{id}/undo/', { params: { id } });
      showDone('Undone.', undefined);
      await Promise.all([...loaders].map((load) => load()));
    } catch (error) {
      refuse(error);
    }
  });
