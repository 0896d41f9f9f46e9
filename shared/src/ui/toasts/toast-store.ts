interface ToastMessage {
  text: string;
  tone?: 'plain' | 'success' | 'error';
  /** A next step, as a link. */
  action?: { label: string; to: string };
  /** Another way, as a button. */
  alternative?: { label: string; onClick: () => void };
  /** Its subject: the next message with the same topic replaces it. */
  topic?: string;
  /** At the top of the window, over the header, instead of near the thumb. */
  atTop?: boolean;
}

export interface Toast extends ToastMessage {
  id: number;
  /** A pointer or the focus is on it: a panel shows the toasts of its page a second time. */
  isHeld?: boolean;
}

const maxToasts = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for a while, in place of the one with the same words or the same topic. */
export function showToast(message: ToastMessage): void {
  const others = toasts.filter(
    ({ text, topic }) => text !== message.text && (!topic || topic !== message.topic),
  );
  change([...others, { ...message, id: nextId++ }].slice(-maxToasts));
}

export const holdToast = (id: number, isHeld: boolean): void =>
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isHeld } : toast)));

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** An error, or a message with an action, stays. */
export const dismissSuccesses = (): void => change(toasts.filter(({ tone }) => tone !== 'success'));

/** Whether no message was shown after it, also none that is gone by now. */
export const isLast = ({ id }: Toast): boolean => id === nextId - 1;

export const currentToasts = (): readonly Toast[] => toasts;

/** @returns a function that ends the subscription */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
