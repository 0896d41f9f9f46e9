import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedKeys } from './stored-keys';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keysIn = (text: string, name = 'one.ts'): string[] => {
  writeFileSync(path.join(folder, name), text);
  return storedKeys(path.join(folder, name));
};

describe('the names under which a source file stores something in the browser', () => {
  it.each([
    ["writeStored('a', x);", ['a']],
    ["const key = 'a'; writeStored(key, x, 'sessionStorage');", ['a']],
    ["function f() { const key = 'a'; localStorage.setItem(key, x); }", ['a']],
    ["const keys = { one: 'a' } as const; writeStored(keys.one, x);", ['a']],
    ["for (const key of ['a', 'b']) writeStored(key, x);", ['a', 'b']],
    [`const keyOf = (n: string) => \`a \${n}@\${v.n}\`; writeStored(keyOf(n), x);`, ['a …@…']],
    ["function f(key: string) { writeStored(key, x); } f('a'); f('b');", ['a', 'b']],
    [`const name = 'a'; reply({ 'set-cookie': \`\${name}=\${x}; Path=/\` });`, ['a']],
    ["document.cookie = 'a=1';", ['a']],
    ['localStorage.a = 1;', ['localStorage.a']],
    ['sessionStorage[a] = 1;', ['sessionStorage[a]']],
    ["indexedDB.open('a');", ['indexedDB']],
    ['const page = <ScrollRestoration />;', ['react-router-scroll-positions']],
    ["writeStored('a', undefined); localStorage.getItem('b');", []],
  ])('%s', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  it('may be a constant of another file', () => {
    writeFileSync(path.join(folder, 'names.ts'), "export const key = 'a';");
    expect(keysIn("import { key } from './names'; writeStored(key, x);")).toEqual(['a']);
  });

  it('must be readable in the source', () => {
    expect(() => keysIn('writeStored(make(), x);')).toThrow('make() by a constant');
    expect(() => keysIn("import { key } from '@shop/x'; writeStored(key, x);")).toThrow(
      'key by a constant',
    );
  });
});
