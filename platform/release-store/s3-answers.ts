/** S3 says in XML what is wrong; a proxy in front of it, in anything. */
export function errorText(status: number, body: Uint8Array): string {
  const xml = Buffer.from(body).toString();
  const [code = ''] = textsIn(xml, 'Code');
  const [message = ''] = textsIn(xml, 'Message');
  const isFull = status === 507 || /Quota|Storage.*Exceeded|TooManyBytes/i.test(code);
  const said = [code, message].filter(Boolean).join(', ');
  return `${isFull ? 'it is full' : 'it refused'} (${status}${said && `: ${said}`})`;
}

/** The five signs that XML writes in words. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The texts of all elements of a name, in an answer of S3: they hold no elements. */
export const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, hex, number, word) =>
      word
        ? (entities[word] ?? whole)
        : String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10)),
    ),
  );
