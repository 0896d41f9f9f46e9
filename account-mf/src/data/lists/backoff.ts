import { fieldsOf } from '@shop/shared/entities';
import { type HttpError, isHttpError } from '@shop/shared/http';

/** The first wait where the shop states none; it doubles each time. */
const firstPauseMs = 10_000;
/** The longest wait, also where the shop asks for more or the clock of the device was set back. */
const maxPauseMs = 60 * 60_000;

/** When a write may be sent again that the shop was too busy for. */
export interface Backoff {
  /** ms since 1970 */
  until: number;
  /** how often the shop was too busy */
  times: number;
}

/** Whether the shop was too busy, and surely did nothing; a gateway without an answer (502, 504) cannot say. */
export const isSafeToRetry = (error: unknown): error is HttpError =>
  isHttpError(error) &&
  (error.status === 429 || (error.status >= 500 && error.status !== 502 && error.status !== 504));

/** @param before the one of the last attempt; it comes from storage */
export function nextBackoff({ retryAfterMs }: HttpError, before: unknown): Backoff {
  const times = Math.trunc(Number(fieldsOf(before).times)) || 0;
  const pauseMs = retryAfterMs ?? firstPauseMs * 2 ** times;
  return { until: Date.now() + Math.min(pauseMs, maxPauseMs), times: times + 1 };
}

/** @returns the time until a write may be sent, in ms; 0 when it may be sent now */
export function remainingMs(backoff: unknown): number {
  const restMs = Number(fieldsOf(backoff).until) - Date.now();
  return restMs > 0 && restMs <= maxPauseMs ? restMs : 0;
}
