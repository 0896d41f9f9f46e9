import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Preload } from '../../release-set/store-reader';
import { promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import { status } from '../reports/status';
import { contractOf, publishVersion } from '../testing/store-world';
import {
  allObjects,
  by,
  describeShared,
  files,
  go,
  machine,
  one,
  other,
  pulled,
} from '../testing/two-machines';
import { Tokens } from '../tokens/tokens';
import type { FolderStore } from './folder-store';

describeShared('a shared store', () => {
  it('shows on one machine what another publishes and promotes, byte for byte', async () => {
    expect(await pulled(other)).toBe('1.0.0');
    expect(await files(other, '1.0.0')).toEqual(await files(one, '1.0.0'));
    for (const file of await files(one, '1.0.0')) {
      const [mine, theirs] = [one, other].map((store) =>
        readFile(path.join(store.versionFolder('catalog', '1.0.0'), file)),
      );
      expect(await theirs).toEqual(await mine);
    }
    await publishVersion(other, contractOf('catalog', '2.0.0'));
    await go(one, { catalog: '2.0.0' });
    expect(await pulled(other)).toBe('2.0.0');
    expect((await rollback(other, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(await pulled(one)).toBe('1.0.0');
    expect((await status(one, 'live')).release).toBe((await other.readChannel('live'))?.release);
  });

  it('says on each machine what a promote is checking', async () => {
    await publishVersion(one, contractOf('catalog', '2.0.0'));
    let seen: Preload | undefined;
    const made = await promote(one, { versions: { catalog: '2.0.0' }, by }, async () => {
      expect(await pulled(other)).toBe('1.0.0');
      seen = await other.readPreload('live');
    });
    expect(seen?.set).toEqual(made);
    expect(await files(other, '2.0.0')).toEqual(await files(one, '2.0.0'));
  });

  it('leaves one order after twenty promotes at once, none of them lost', async () => {
    const apps = Array.from({ length: 20 }, (_, at) => `app-${at}`);
    for (const name of apps) await publishVersion(one, contractOf(name, '1.0.0'));
    await other.shared?.pull();
    const done = await Promise.allSettled(
      apps.map((name, at) => go(at % 2 ? one : other, { [name]: '1.0.0' })),
    );
    // Nothing else may refuse one.
    for (const each of done) {
      if (each.status === 'rejected') expect(`${each.reason}`).toMatch(/others keep moving/);
    }
    await Promise.all([pulled(one), pulled(other)]);
    const moves = await one.moves('live').all();
    expect(await other.moves('live').all()).toEqual(moves);
    expect(moves.map(({ state }) => state.move)).toEqual(moves.map((_, at) => at + 1));
    const parts = Object.keys((await one.currentSet('live'))?.parts ?? {});
    const promoted = moves.flatMap(({ changes }) => changes.map(({ part }) => part));
    expect(parts.sort()).toEqual([...new Set(promoted)].sort());
    expect(moves.length).toBeGreaterThan(10);
  }, 120_000);

  it('takes a version once, whoever of two machines is first', async () => {
    const publish = (store: FolderStore, text: string) =>
      publishVersion(store, contractOf('catalog', '2.0.0'), {
        'server.js': text,
        'remoteEntry.js': text,
      });
    const done = await Promise.allSettled([publish(one, 'mine'), publish(other, 'theirs')]);
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [`${each.reason}`] : []));
    expect(refused).toEqual([expect.stringContaining('catalog@2.0.0 is published already')]);
    await Promise.all([pulled(one), pulled(other)]);
    const texts = [one, other].map((store) =>
      readFile(path.join(store.versionFolder('catalog', '2.0.0'), 'server.js'), 'utf8'),
    );
    expect(await texts[0]).toBe(await texts[1]);
    // The files of the one that was refused are gone.
    const uploads = (await allObjects()).map((key) => key.split('/')[3]);
    expect(new Set(uploads).size).toBe(3);
  });

  it('knows tokens everywhere until they are revoked, and keeps them from other users', async () => {
    const token = await new Tokens(one).add(['catalog'], 'catalog team', by);
    await other.shared?.refresh();
    for (const { folder } of [one, other]) {
      const [file = ''] = await readdir(path.join(folder, 'tokens'));
      expect((await stat(path.join(folder, 'tokens', file))).mode & 0o777).toBe(0o600);
    }
    const known = await new Tokens(other).find(token);
    expect(known?.name).toBe('catalog team');
    await new Tokens(other).revoke(known?.id ?? '');
    await one.shared?.refresh();
    expect(await new Tokens(one).find(token)).toBeUndefined();
  });

  it.each(['moves', 'publications', 'tokens'])(
    'refuses a folder that has %s of its own',
    async (name) => {
      const own = await machine();
      await mkdir(path.join(own.folder, name));
      await writeFile(path.join(own.folder, name, 'one.json'), '{}');
      await expect(own.shared?.refresh()).rejects.toThrow(/a release store of its own/);
      expect(await readdir(path.join(own.folder, name))).toEqual(['one.json']);
    },
  );
});
