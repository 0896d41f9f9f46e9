import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import appBuild from './app-build.js';

it('refuses the import of a style sheet, which no page would link', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'build '));
  try {
    await writeFile(path.join(dir, 'entry.js'), "import './page.css';");
    await writeFile(path.join(dir, 'page.css'), 'p { color: tan }');
    const app = { dir, name: 'a', version: '1.0.0' };
    const build = appBuild.serverBuild(app, {
      entry: './entry.js',
      externals: [],
      publicPath: '/',
    });
    const stats = await promisify(webpack)(build);
    const [error] = stats.compilation.errors;
    expect(error.message).toContain('You may need an appropriate loader');
    expect(error.module.resource).toBe(path.join(dir, 'page.css'));
  } finally {
    await rm(dir, { recursive: true });
  }
});
