import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../release-store/transfers';
import { removeUnlisted } from './watch-apps';

const folder = mkdtempSync(path.join(tmpdir(), 'version '));
afterAll(() => rmSync(folder, { recursive: true }));

describe('files of a build before the last', () => {
  it('are removed, also from a folder of their own, which only an app with embeds has', async () => {
    mkdirSync(path.join(folder, 'open'));
    const all = ['list.old.js', 'open/list.old.js', 'open/remoteEntry.js', 'remoteEntry.js'];
    for (const file of all) writeFileSync(path.join(folder, file), '');
    await removeUnlisted(folder, { 'remoteEntry.js': {}, 'open/remoteEntry.js': {} });
    expect((await filesIn(folder)).sort()).toEqual(['open/remoteEntry.js', 'remoteEntry.js']);
  });
});
