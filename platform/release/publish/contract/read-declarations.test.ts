import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDeclarations } from './read-declarations';

const root = mkdtempSync(path.join(os.tmpdir(), 'declarations '));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe('what files declare by module augmentation', () => {
  it('is read with types written out, at any depth, without the platform installed', () => {
    write('a/look.ts', `export type Look = 'wide' | 'icon';`);
    write(
      'a/widgets.d.ts',
      `import 'federated-site/react';
       import type { Look } from './look';
       interface Own { 'reviews/List': { look: Look } }
       declare module 'federated-site/react' {
         interface Widgets extends Own { 'reviews/Stars': { productId: number } }
         interface PageHandle { other?: string }
       }`,
    );
    write(
      'a/deep/events.d.ts',
      `import 'federated-site/react';
       declare module 'federated-site/react' {
         interface Events {
           /** @version 2 */
           'reviews/written': { ids: readonly number[] };
           'reviews/read': string;
         }
       }`,
    );
    write('a/other.d.ts', `declare module 'other' { interface Widgets { 'x/Y': string } }`);
    expect(readDeclarations([path.join(root, 'a'), path.join(root, 'missing')])).toEqual({
      widgets: {
        'reviews/Stars': '{ "productId": number }',
        'reviews/List': '{ "look": "icon" | "wide" }',
      },
      events: { 'reviews/written': '{ "ids": readonly (number)[] }', 'reviews/read': 'string' },
      versions: { 'reviews/written': 2, 'reviews/read': 1 },
    });
  });

  it('is nothing in folders without such files', () => {
    write('b/plain.d.ts', 'declare const one: number;');
    expect(readDeclarations([path.join(root, 'b')])).toEqual({
      widgets: {},
      events: {},
      versions: {},
    });
  });
});
