import { isHttpError, request } from '@shop/shared/http';
import { showToast } from '@shop/shared/ui';
import { noteRefusal, reloadDesk } from './desk-store';
import { failureText } from './failure-rules';

interface Sending<T> {
  before: T;
  /** What it will be: shown before the API has answered. */
  after: T;
  show: (value: T) => void;
  send: () => Promise<T & { change?: number }>;
  /** What was done, for the message that offers to undo it. */
  text: string;
}

/**
 * Makes a change that is shown at once, and offers to undo it; a failed one is taken back.
 * @returns the error; a refusal because of another change shows how it is now
 */
export async function sendChange<T>({ before, after, show, send, text }: Sending<T>) {
  show(after);
  try {
    const done = await send();
    show(done);
    showDone(text, done.change);
    return undefined;
  } catch (error) {
    const { current } = (isHttpError(error, 409) ? error.body : {}) as { current?: T };
    show(current ?? before);
    refuse(error);
    return error;
  }
}

/** Says what was done, with a button that undoes it. */
export function showDone(text: string, change: number | undefined): void {
  showToast({
    text,
    topic: 'desk',
    ...(change !== undefined && {
      alternative: { label: 'Undo', onClick: () => void undo(change) },
    }),
  });
}

/** Says why a change was not made. */
export function refuse(error: unknown): void {
  noteRefusal(error);
  showToast({ text: failureText(error), tone: 'error', topic: 'desk' });
}

/** Undoes an entry of the log; pages load again what they show. */
export async function undo(id: number): Promise<void> {
  try {
    await request('POST /api/auth/desk/changes/{id}/undo/', { params: { id } });
    showDone('Undone.', undefined);
    reloadDesk();
  } catch (error) {
    refuse(error);
  }
}
