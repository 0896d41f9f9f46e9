import { StoreUnavailableError } from 'federated-site/objects';

/**
 * A fault for the operator to correct: a setting, an argument, a folder that is in use. Its message says what
 * to do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The system refused, and its message says enough: it names the file, the address, or a full disk. */
const isOfSystem = (error: unknown): error is Error =>
  error instanceof Error &&
  'syscall' in error &&
  ('path' in error || 'address' in error || ('code' in error && error.code === 'ENOSPC'));

/** What is printed of an error that ends a process: a sentence where it says what to do, else all of it. */
export const printed = (error: unknown): unknown =>
  error instanceof OperatorError || error instanceof StoreUnavailableError || isOfSystem(error)
    ? error.message
    : error;
