import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopConfigSchema } from '@shop/shared/default-config';
import { readConfigFile } from 'federated-site/testing/server';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-config-'));
const file = path.join(folder, 'shop.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(file, text);
  return readConfigFile(file, shopConfigSchema);
};

describe('the configuration file of a shop', () => {
  it('may leave settings out', () => {
    expect(read('{"name": "My Shop"}')).toEqual({ name: 'My Shop' });
  });

  it('may say that the seller has no GST number', () => {
    expect(read('{"gstin": ""}')).toEqual({ gstin: '' });
  });

  it('may begin with the mark that Windows editors write', () => {
    expect(read('\uFEFF{"name": "My Shop"}')).toEqual({ name: 'My Shop' });
  });

  it('is reported with all its mistakes at once, each with its line and its own name', () => {
    const text = `{
  "phone": "98",
  "na/me": "My Shop",
  "email": 7,
  "stores": [],
  "socialLinks": [
    { "name": "Instagram", "url": "https://instagram.example/my" },
    { "name": "Facebook" }
  ]
}`;
    expect(() => read(text)).toThrow(
      [
        'shop.json:2: "phone" is 7 to 15 digits, such as +91 98000 00000, not "98"',
        'shop.json:3: there is no setting "na/me"',
        'shop.json:4: "email" is an e-mail address, not 7',
        'shop.json:5: "stores" is a list of at least one store, not []',
        'shop.json:8: "socialLinks[1].url" is missing: an address that begins with https:// or http://',
      ].join('\n'),
    );
  });

  it.each([
    ['{"name": ""}', '"name" is a text, not ""'],
    ['{"name": null}', '"name" is a text, not null'],
    ['{"whatsapp": "+91 98000 00000"}', '"whatsapp" is 7 to 15 digits without signs or blanks'],
    ['{"mapEmbedUrl": "javascript:alert(1)"}', '"mapEmbedUrl" is an address that begins with'],
    [
      '{"stores": [{"name": "Main", "lines": []}]}',
      '"stores[0].lines" is a list of at least one line',
    ],
    ['{"stores": ["Main market"]}', '"stores[0]" is an object with name, lines, city'],
    ['{"gstin": "27AAPFU0939F1ZO"}', '"gstin" is a GSTIN: 15 characters, the last a check digit'],
    ['{"gstin": "27aapfu0939f1zv"}', '"gstin" is a GSTIN: 15 characters'],
    ['{"contactFormSends": "no"}', '"contactFormSends" is true or false, not "no"'],
    [
      '{"searchSynonyms": ["jhola"]}',
      '"searchSynonyms[0]" is a list of words, such as ["satchel", "basta"]',
    ],
    ['[]', 'shop.json:1: the file holds one object of settings'],
    ['null', 'shop.json:1: the file holds one object of settings'],
    ['', 'shop.json:1: not valid JSON: value expected'],
    ['{\n  "name": "a"\n  "phone": "b"\n}', 'shop.json:3: not valid JSON: comma expected'],
    ['{\n  "name": "a", // ours\n}', 'shop.json:2: not valid JSON: invalid comment token'],
    ['{\n  "name": "a",\n}', 'shop.json:3: not valid JSON: property name expected'],
  ])('%j is refused: %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
