import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error';

/** Reads a command's arguments; throws UsageError for options it does not have. */
export function readArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
