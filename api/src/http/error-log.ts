/** Personal data that a message may quote: e-mail addresses, and tokens that sign in or reset. */
const personal = [
  /[^\s@"'<>()=:;,/\\]+@[^\s@"'<>()=:;,/\\]+/g,
  /eyJ[\w-]+(?:\.[\w-]+)*/g,
  /[\w-]{40,}/g,
];

/** Cleans each text in a line of JSON: in the line itself `\n` before a name is two letters. */
const withoutPersonal = (line: string): string => {
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string'
      ? personal.reduce((rest, pattern) => rest.replace(pattern, '[removed]'), value)
      : value;
  return `${JSON.stringify(JSON.parse(line), clean)}\n`;
};

/**
 * Fastify's options for a log of errors and warnings, a JSON object a line, that holds no e-mail
 * address, token or password: `write` gets each line with its end.
 */
export const errorLog = (write: (line: string) => void) => ({
  level: 'warn',
  serializers: {
    // Not the error's own properties: PostgreSQL's and those of mail quote the visitor's input.
    err: ({ name, code, message, stack }: Error & { code?: unknown }) => ({
      type: name,
      code,
      message,
      stack: stack ?? '',
    }),
  },
  stream: { write: (line: string) => write(withoutPersonal(line)) },
});
