import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copyCheckout } from '../harness/copy-checkout';
import { root } from '../harness/service';
import { expect, test } from './release-test';
import { run } from './team-checkout';

const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const guide = contributing.split('## Adding a remote')[1]?.split(/^## /m)[0] ?? '';
const [, write = '', install = '', check = '', ...more] = guide.split(/^\d\. /m);

/** Imports from another remote, has a wrong type, and a style that the oldest browsers lack. */
const wrong = `import '../../blog-mf/src/remote';

declare const css: typeof String.raw;
export const height: number = css\`height: 100dvh;\`;
`;

/** TypeScript's messages about the files in a folder of a checkout that its tsconfig.json includes. */
function typeErrors(checkout: string, folder: string): string {
  const { config } = ts.readConfigFile(path.join(checkout, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, checkout);
  const within = (one: string) =>
    fileNames.filter((file) => file.startsWith(path.join(checkout, one)));
  const own = within(folder);
  // The matchers of tests are declared there.
  const program = ts.createProgram(
    [...own, ...within('platform/testing'), ...within('shared/src/contract')],
    options,
  );
  const errors = own.flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  return ts.formatDiagnostics(errors, {
    getCurrentDirectory: () => checkout,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
}

test('a remote is added by the three steps of CONTRIBUTING.md, and by nothing else', async ({
  page,
  request,
  releaseStack,
  hydrated,
}) => {
  test.setTimeout(240_000);
  expect((await request.get('/reviews')).status()).toBe(404);
  const { folder: checkout, remove } = copyCheckout();
  const place = (file: string) => path.join(checkout, file);
  const env = { STORE_DIR: releaseStack.storeDir, SKIP_INSTALL: '1', FORCE_COLOR: '0' };
  const npm = (...args: string[]) => run(checkout, 'npm', args, env);
  const faultsOf = (program: string, ...args: string[]) =>
    run(checkout, place(program), args, env).then(
      () => '',
      ({ message }: Error) => message,
    );
  try {
    expect(more).toEqual([]);
    expect(write).toContain('`npm run new -- remote reviews`');
    await npm('run', 'new', '--', 'remote', 'reviews');
    expect(install).toContain('`npm install`');
    await npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
    expect(readFileSync(place('package-lock.json'), 'utf8')).toContain('"reviews-mf": {');

    await test.step('it is linted and typed: what is wrong in it is found, and only that', async () => {
      expect(check).toContain('`npm run check`');
      writeFileSync(place('reviews-mf/src/wrong.ts'), wrong);
      const faults = [
        ['A remote is released alone', faultsOf('platform/commands/check-imports.mjs')],
        ['css/support', faultsOf('node_modules/.bin/eslint', 'reviews-mf')],
        ["not assignable to type 'number'", typeErrors(checkout, 'reviews-mf')],
      ] as const;
      for (const [fault, text] of faults) {
        expect(await text).toContain(fault);
        const named = (await text).match(/\breviews-mf\/[\w./-]+\w/g);
        expect([...new Set(named)]).toEqual(['reviews-mf/src/wrong.ts']);
      }
      rmSync(place('reviews-mf/src/wrong.ts'));
    });

    await test.step('its tests are found', async () => {
      expect(check).toContain('`npm test -w reviews-mf`');
      expect(await npm('test', '-w', 'reviews-mf')).toMatch(/^Tests: +[1-9]\d* passed/m);
    });

    await test.step('it is built, published and promoted', async () => {
      expect(check).toContain('`npm run release -- publish reviews`');
      const output = await npm('run', 'release', '--', 'publish', 'reviews');
      const [, version = ''] = /^published (reviews@\S+)/m.exec(output) ?? [];
      expect(output).toContain('it fits what is live');
      const live = await npm('run', 'release', '--', 'promote', version);
      await releaseStack.shown(/^live: release (\w+)$/m.exec(live)?.[1] ?? '');
    });
  } finally {
    remove();
  }

  const answer = await request.get('/reviews');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<title>Reviews \| .*<h1[^>]*>Reviews<\/h1>/s);
  await page.goto('/reviews');
  await hydrated();
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
});
