/**
 * Shows how much is done: in place on a terminal, else a line for every tenth part. What was done by
 * an earlier run, `… before`, has a line of its own.
 */
export function printProgress(what: string, done: number, of: number): void {
  const text = `${what}: ${done} of ${of}`;
  const isLast = done === of || what.endsWith(' before');
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${isLast ? '\n' : ''}`);
  else if (isLast || done % Math.ceil(of / 10) === 0) console.log(text);
}
