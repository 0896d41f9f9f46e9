import { OperatorError } from '../operator-error';
import { wholeNumber } from './account-settings';

export type OrderSettings = ReturnType<typeof readOrderSettings>;

/** Reads how orders are taken; without any variable, the defaults. */
export const readOrderSettings = (env: NodeJS.ProcessEnv = {}) => ({
  /** Orders a minute from one network address. */
  perMinute: wholeNumber(env, 'ORDER_LIMIT', 20),
  /** Where UPI pays to, such as shop@bank; undefined: no payment is offered. */
  upiId: readUpiId(env.UPI_ID || undefined),
});

function readUpiId(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/.test(text)) {
    throw new OperatorError(`UPI_ID must be an address like shop@bank, not '${text}'.`);
  }
  return text;
}
