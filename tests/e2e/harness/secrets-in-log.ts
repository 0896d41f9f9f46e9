/** Data that must not be in a log: e-mail addresses, tokens for signing in or a reset, keys of orders, what a visitor sends as a trace. */
const secrets = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/i,
  /\beyJ[\w-]{10,}\.[\w-]+/,
  /[?&]token=/,
  // The key of an order's page.
  /\/orders\/[2-9A-HJKMNP-TV-Z]{20}/,
  /"traceId":"(?![0-9a-f]{32}")|traceparent|tracestate/,
  // The password of `fixtures/account.ts`.
  /Saddle-tan/,
];

/** @returns the lines of a log that hold an e-mail address, a token, a key or a password */
export const secretsInLog = (log: string): string[] =>
  log.split('\n').filter((line) => secrets.some((secret) => secret.test(line)));
