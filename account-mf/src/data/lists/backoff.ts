import { fieldsOf } from '@shop/shared/entities';
import { type HttpError, isHttpError } from '@shop/shared/http';

/** First wait where the shop names none; it doubles each time. */
const firstPauseMs = 10_000;
/** Longest wait, also where the shop asks for more, or the clock of the device was set back. */
const maxPauseMs = 60 * 60_000;

/** How long a write waits, since the shop was too busy for it. */
export interface Backoff {
  /** ms since 1970 */
  until: number;
  times: number;
}

/** Whether the shop was too busy and did not do it; a gateway without an answer (502, 504) cannot say. */
export const isSafeToRetry = (error: unknown): error is HttpError =>
  isHttpError(error) &&
  (error.status === 429 || (error.status >= 500 && error.status !== 502 && error.status !== 504));

/** @param before that of the last try; it comes from storage */
export function nextBackoff({ retryAfterMs }: HttpError, before: unknown): Backoff {
  const times = Math.trunc(Number(fieldsOf(before).times)) || 0;
  const pauseMs = retryAfterMs ?? firstPauseMs * 2 ** times;
  return { until: Date.now() + Math.min(pauseMs, maxPauseMs), times: times + 1 };
}

/** @returns how long a write is not to be sent yet, in ms; 0 when it may be */
export function remainingMs(backoff: unknown): number {
  const restMs = Number(fieldsOf(backoff).until) - Date.now();
  return restMs > 0 && restMs <= maxPauseMs ? restMs : 0;
}
