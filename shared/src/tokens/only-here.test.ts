import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../..');

/** Code that runs in a browser, without tests. */
const inBrowser = readdirSync(root).filter((name) => /^(?:shared|host|.+-mf)$/.test(name));
const sources = inBrowser.flatMap((name) => {
  const folder = join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, file));
});

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
    .sort();

describe('one token module', () => {
  it('is the only code that knows the keys of the tokens', () => {
    expect(filesWith(/access_token|refresh_token/)).toEqual(['shared/src/tokens/tokens.ts']);
  });

  it('is called to store or clear them by HTTP client and session only', () => {
    const users = filesWith(/\b(storeTokens|clearTokens)\b/);
    const folders = new Set(users.map((file) => file.split('/').slice(0, 3).join('/')));
    expect([...folders]).toEqual(['shared/src/http', 'shared/src/session', 'shared/src/tokens']);
  });

  it('reaches the browser’s storage through one module, which stands it when that fails', () => {
    expect(filesWith(/\b(localStorage|sessionStorage)\s*[.[]/)).toEqual([
      // The script in the page itself imports nothing; its own test blocks the storage.
      'host/src/boot.ts',
    ]);
  });
});
