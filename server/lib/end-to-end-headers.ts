/** Headers that are about one connection, and end with it (RFC 9110, 7.6.1 and 10.1.1). */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** @returns what is passed on to the next server, or to the browser; names are in small letters */
export const endToEndHeaders = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHop.includes(name) && !name.startsWith('proxy-'),
    ),
  );
