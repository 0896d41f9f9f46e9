import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command was called in a way it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError';
}

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
