import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultConfig, shopConfigSchema } from '@shop/shared/default-config';
import { readConfigFile } from 'federated-site/testing/server';

const page = readFileSync(path.join(__dirname, '../../docs/configuration.md'), 'utf8');

interface Field {
  description?: string;
  expected?: string;
  properties?: Readonly<Record<string, Field>>;
  items?: Field;
}

describe('docs/configuration.md', () => {
  /** One row per setting, and per field of its object or of those in its list: `stores[].city`. */
  const rows = ({ properties = {} }: Field, prefix = ''): string[] =>
    Object.entries(properties).flatMap(([name, field]) => [
      `| \`${prefix}${name}\` | ${field.description} | ${field.expected} | ${standard(prefix, name)} |`,
      ...rows(field, `${prefix}${name}.`),
      ...(field.items ? rows(field.items, `${prefix}${name}[].`) : []),
    ]);
  const standard = (prefix: string, name: string) => {
    const value = prefix === '' ? Object(defaultConfig)[name] : undefined;
    return ['string', 'boolean'].includes(typeof value) ? `\`${value}\`` : '';
  };

  it('has every setting that the server checks, in the words of the code', () => {
    const documented = page.split('\n').filter((line) => /^\| `[a-z]/.test(line));
    expect(documented).toEqual(rows(shopConfigSchema as Field));
  });

  it('has examples of shop.json as the server wants them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-examples-'));
    const file = path.join(folder, 'shop.json');
    const given = [...page.matchAll(/^ *```json\n(.*?)^ *```$/gms)].map(([, text]) => text ?? '');
    expect(given.length).toBeGreaterThan(2);
    for (const example of given) {
      writeFileSync(file, example);
      expect(readConfigFile(file, shopConfigSchema)).toEqual(JSON.parse(example));
    }
    rmSync(folder, { recursive: true });
  });
});
