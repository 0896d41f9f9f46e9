import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

describe.each(['start', 'serve'])(
  'npm run %s with a mistake in what the shopkeeper wrote',
  (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-start-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    const start = (settings) =>
      spawnSync(process.execPath, [path.join(__dirname, `../${name}.mjs`)], {
        env: {
          PATH: process.env.PATH,
          SKIP_INSTALL: '1',
          DATA_DIR: path.join(folder, 'data'),
          ...settings,
        },
        encoding: 'utf8',
      });
    const configured = (text) => {
      const file = path.join(folder, 'shop.json');
      writeFileSync(file, text);
      return { SHOP_CONFIG: file };
    };

    it.each([
      ['a setting that does not exist', configured('{"nmae":"My Shop"}'), 'no setting "nmae"'],
      ['an address that is none', { SITE_URL: 'myshop' }, 'SITE_URL is an address like'],
    ])('names %s before anything is built or opened', (_what, settings, message) => {
      const { status, stdout, stderr } = start(settings);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('    at ');
      expect(stdout).not.toMatch(/building|is live/);
      expect(status).toBe(1);
    });
  },
);
