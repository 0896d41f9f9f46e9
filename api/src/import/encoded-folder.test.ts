import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { readEncodedFolder, writePictureManifest } from './encoded-folder';

const picture = (hash: string): EncodedPicture => ({
  hash,
  width: 800,
  height: 800,
  color: '#a9683a',
  files: [{ width: 320, format: 'avif', file: `${hash}/320.avif`, bytes: 4000 }],
});

describe('the manifest of a folder of encoded pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is read back as it was written', async () => {
    const pictures = new Map([
      ['tote.png', picture('00112233aabbccdd')],
      ['belt.png', picture('ffeeddcc00112233')],
    ]);
    await writePictureManifest(folder, pictures);
    expect(await readEncodedFolder(folder)).toEqual(pictures);
  });

  it('is the same whatever the order the pictures were encoded in', async () => {
    const one = ['a.png', picture('aa')] as const;
    const two = ['b.png', picture('bb')] as const;
    await writePictureManifest(folder, new Map([one, two]));
    const before = await readFile(join(folder, 'manifest.json'), 'utf8');
    await writePictureManifest(folder, new Map([two, one]));
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(before);
  });
});
