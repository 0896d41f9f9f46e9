import { readArguments, usageError } from './arguments';

const maxRows = 1_000;

/** Reads the arguments of a command that lists; throws OperatorError. */
export function readList(
  command: string,
  args: string[],
  options: { waiting?: { type: 'boolean' }; status?: { type: 'string' } } = {},
) {
  const { positionals, values } = readArguments(args, {
    ...options,
    limit: { type: 'string', default: '20' },
  });
  const limit = Number(values.limit);
  if (positionals.length > 0 || !Number.isInteger(limit) || limit < 1 || limit > maxRows) {
    throw usageError(`${command} takes --limit with a whole number from 1 to ${maxRows}.`);
  }
  return { waiting: values.waiting === true, status: values.status, limit };
}

/** Prints messages, the newest first in the list; it comes last, above the prompt. */
export function print(messages: readonly string[], none: string): void {
  for (const message of messages.toReversed()) console.log(message);
  if (messages.length === 0) console.log(none);
}

/** A message for a terminal, in lines; ends with an empty one. */
export const describeMessage = (
  title: string,
  at: Date | string,
  author: string,
  about: string,
  text: string,
) =>
  [
    `${title}, ${shopTime.format(new Date(at))}, ${oneLine(author)}`,
    about,
    ...text.split(/\r?\n/).map((line) => `    ${line}`),
    '',
  ]
    .join('\n')
    // A terminal obeys control characters, and some turn text around.
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '');

const shopTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
