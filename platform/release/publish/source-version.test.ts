import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
};
const react = { version: '19.3.1' };
const blog = { 'node_modules/blog-mf': { link: true }, 'blog-mf': { name: 'blog-mf' } };
const lock = (packages: object) => write('package-lock.json', { packages });

async function version(platform = 'platform'): Promise<string> {
  jest.doMock('../../build/site-folder.js', () => ({
    root,
    platformFolder: path.join(root, platform),
    appFolders: { blog: 'blog-mf' },
    siteBuild: () => ({
      packages: { '@site/shared/': { folder: 'shared', bundledFolders: ['shared/src/bundled'] } },
      contract: 'contract',
    }),
  }));
  const { sourceVersion } = await import('./source-version');
  return sourceVersion('blog');
}

describe('the version of an app as its sources stand', () => {
  beforeEach(() => {
    write('blog-mf/package.json', { version: '1.2.0' });
    mkdirSync(path.join(root, 'contract'), { recursive: true });
    lock({ ...blog, 'node_modules/react': react });
  });

  it('is the same for the same sources, and another one when a file changes', async () => {
    const before = await version();
    expect(before).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(await version()).toBe(before);
    write('blog-mf/src/page.ts', 'code');
    expect(await version()).not.toBe(before);
  });

  it.each(['shared/src/bundled/Retry.tsx', 'platform/release-set/page-remote.ts'])(
    'changes with %s, which is built into it',
    async (file) => {
      const before = await version();
      write(file, 'code');
      expect(await version()).not.toBe(before);
    },
  );

  it('changes with the lines of the contract that it uses or offers, and with no other', async () => {
    const contract = (lines: object) =>
      writeFileSync(
        path.join(root, 'contract/widgets.ts'),
        `export interface Widgets {${Object.entries(lines).map(([name, type]) => `'${name}': ${type};`)}}`,
      );
    write('blog-mf/src/page.ts', "<Widget name='account/Heart' />");
    const lines = { 'blog/Posts': 'string', 'account/Heart': 'number', 'account/Links': 'null' };
    contract(lines);
    const before = await version();
    contract({ ...lines, 'account/Links': 'string', 'reviews/Stars': 'number' });
    expect(await version()).toBe(before);
    contract({ ...lines, 'account/Heart': 'string' });
    expect(await version()).not.toBe(before);
    contract({ ...lines, 'blog/Posts': 'number' });
    expect(await version()).not.toBe(before);
    write('contract/endpoints.ts', 'a call');
    contract(lines);
    expect(await version()).toBe(before);
  });

  it('changes with what apps declare in their own folders, and it uses or offers', async () => {
    const declare = (file: string, lines: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      const table = `declare module 'federated-site/react' { interface Widgets {${lines}} }`;
      writeFileSync(path.join(root, file), `import 'federated-site/react';\n${table}`);
    };
    write('blog-mf/src/page.ts', "<Widget name='reviews/Stars' />");
    declare('blog-mf/contract/widgets.d.ts', `'blog/Latest': string`);
    declare('@mf-types/reviews/index.d.ts', `'reviews/Stars': string; 'reviews/Form': string`);
    const before = await version();
    declare('@mf-types/reviews/index.d.ts', `'reviews/Stars': string; 'reviews/List': string`);
    expect(await version()).toBe(before);
    declare('@mf-types/reviews/index.d.ts', `'reviews/Stars': number`);
    const after = await version();
    expect(after).not.toBe(before);
    declare('blog-mf/contract/widgets.d.ts', `'blog/Latest': number`);
    expect(await version()).not.toBe(after);
  });

  it('does not change with what the host provides at run time', async () => {
    const before = await version();
    write('shared/src/bus/bus.ts', 'code');
    write('platform/router/index.ts', 'code');
    expect(await version()).toBe(before);
  });

  it.each(['platform/build/README.md', 'shared/src/bundled/README.md'])(
    'does not change with a text: %s',
    async (file) => {
      const before = await version();
      write(file, 'words');
      expect(await version()).toBe(before);
    },
  );

  it('changes with an installed package', async () => {
    const before = await version();
    lock({ ...blog, 'node_modules/react': { version: '19.4.0' } });
    expect(await version()).not.toBe(before);
  });

  it('does not change when another remote is added', async () => {
    const before = await version();
    const reviews = { 'node_modules/reviews-mf': { link: true }, 'reviews-mf': {} };
    lock({ ...blog, ...reviews, 'node_modules/react': react });
    expect(await version()).toBe(before);
  });

  describe('on an installed platform, whatever installed it', () => {
    beforeAll(() => jest.resetModules());
    it.each(['build/preset.js', 'release-set/page-remote.ts', 'release/publish/publish.ts'])(
      'changes with %s',
      async (file) => {
        rmSync(path.join(root, 'package-lock.json'));
        const platform = 'node_modules/federated-site';
        const before = await version(platform);
        write(`${platform}/${file}`, 'code');
        expect(await version(platform)).not.toBe(before);
      },
    );
  });
});
