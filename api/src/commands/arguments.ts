import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../operator-error';

/** For a command that was called in a way it does not understand. */
export const usageError = (message: string): OperatorError =>
  new OperatorError(`${message}\nSee: npm run shop -- help`);

/** Reads a command's arguments; throws OperatorError for options it does not have. */
export function readArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}
