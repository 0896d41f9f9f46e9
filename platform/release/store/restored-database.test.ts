import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missing } from '../../commands/testing/own-postgres';
import { signClaim } from '../../release-set/preview-claim';
import { openDatabase } from '../../release-store/database';
import { openSharedWorld } from '../../release-store/testing/shared-world';
import { folderReleases } from '../folder-releases';
import { promote } from '../operations/promote';
import { contractOf, noteFailure, publishVersion } from '../testing/store-world';
import { FolderStore } from './folder-store';

const by = 'Asha';

(missing ? describe.skip : describe)(`a restored database${missing ? `: ${missing}` : ''}`, () => {
  let world: Awaited<ReturnType<typeof openSharedWorld>>;
  let one: FolderStore;
  let other: FolderStore;
  const machine = async () => {
    const shared = await world.machine();
    return new FolderStore(shared.copy.folder, shared);
  };
  const query = (statement: string) => openDatabase(world.postgres.url).query(statement);
  const restore = async () => {
    await query('delete from release_records');
    await query('insert into release_records select * from backup');
    for (const store of [one, other]) await store.shared?.refresh();
  };

  beforeEach(async () => {
    world = await openSharedWorld();
    [one, other] = [await machine(), await machine()];
    await publishVersion(one, contractOf('host', '1.0.0'));
    await publishVersion(one, contractOf('catalog', '1.0.0'));
    await promote(one, { versions: { host: '1.0.0' }, by }, async () => {});
    await query('create table backup as select * from release_records');
  }, 60_000);
  afterEach(() => world?.close());

  describe('to before the first preview', () => {
    const preview = async (store: FolderStore, channel: string) => {
      await store.shared?.pull();
      const request = { versions: { catalog: '1.0.0' }, channel, drops: [] };
      const moved = await folderReleases(store, by).promote(request);
      return moved.preview?.split(/[/?]/)[2] ?? '';
    };
    /** As a storefront on that copy reads the link. */
    const opens = async (store: FolderStore, link: string) => {
      await store.shared?.refresh();
      const key = await readFile(path.join(store.folder, 'keys/preview'), 'utf8');
      const [channel = '', until = ''] = link.split('.');
      return link === signClaim({ channel, until: Number.parseInt(until, 36) }, key);
    };

    it('has one key on all copies, old and new, whichever makes it', async () => {
      const before = await preview(one, 'team');
      expect(await opens(other, before)).toBe(true);
      await restore();
      const third = await machine();
      const links = [await preview(other, 'team'), await preview(third, 'blog-team')];
      for (const store of [one, other, third]) {
        for (const link of links) expect(await opens(store, link)).toBe(true);
        expect(await opens(store, before)).toBe(false);
      }
    }, 60_000);

    it('has no channel of a preview that was made later', async () => {
      await preview(one, 'team');
      await other.shared?.pull();
      expect(await other.channelNames()).toEqual(['live', 'team']);
      await restore();
      for (const store of [one, other]) expect(await store.channelNames()).toEqual(['live']);
    }, 60_000);
  });

  it('gets the failures again that it lost, and no counts of a share that is not there', async () => {
    const failure = 'failures/catalog@1.0.0.json';
    const counts = 'counts/2/of-one.json';
    const send = async () => one.shared?.copy.notes.send(one.shared.records);
    await noteFailure(one, 'catalog@1.0.0', { at: '2026-01-01T00:00:00.000Z', kind: 'draw' });
    await mkdir(path.join(one.folder, 'counts/2'), { recursive: true });
    const pages = { canary: { pages: 1 }, control: { pages: 0 } };
    await writeFile(path.join(one.folder, counts), JSON.stringify(pages));
    await send();
    expect(await one.shared?.records.read(counts)).toBeDefined();
    await other.shared?.refresh();
    await restore();
    await send();
    expect(await one.shared?.records.read(failure)).toContain('2026-01-01');
    expect(await one.shared?.records.read(counts)).toBeUndefined();
    for (const { folder } of [one, other]) {
      expect(existsSync(path.join(folder, failure))).toBe(true);
      expect(existsSync(path.join(folder, counts))).toBe(false);
    }
  });
});
