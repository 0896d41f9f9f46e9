import { StoreUnavailableError } from 'federated-site/objects';

/**
 * A fault for the operator to correct: a setting, an argument, a folder that is in use. Its message says what
 * to do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What is printed of an error that ends a process: a sentence where it says what to do, else all of it. */
export const printed = (error: unknown): unknown =>
  error instanceof OperatorError || error instanceof StoreUnavailableError ? error.message : error;
