import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { httpReleases } from './http-releases';

it('a publish removes what one that was killed has left in the temporary folder', async () => {
  const place = await mkdtemp(path.join(os.tmpdir(), 'temporary files '));
  const tmpdir = jest.spyOn(os, 'tmpdir').mockReturnValue(place);
  try {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const left = `.draft-${pid}-${encodeURIComponent(os.hostname())}-${randomUUID()}`;
    for (const folder of [left, `${left}.dist`, '.draft of another program']) {
      await mkdir(path.join(place, folder));
      await writeFile(path.join(place, folder, 'main.js'), '');
    }
    const { workFolder } = httpReleases('http://[::1]:1', 'token');
    const made = [await workFolder(), await workFolder()];
    const names = made.map((folder) => path.relative(place, folder));
    expect((await readdir(place)).sort()).toEqual(['.draft of another program', ...names].sort());
  } finally {
    tmpdir.mockRestore();
    await rm(place, { recursive: true });
  }
});
