/**
 * What whoever runs the API or a command has to mend: a setting, an argument, a folder that is in
 * use. Its message says what to do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
