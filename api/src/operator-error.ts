/**
 * A fault for the operator to correct: a setting, an argument, a folder that is in use. Its message says what
 * to do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
