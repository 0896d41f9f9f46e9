import { missing } from '../../commands/testing/own-postgres';
import { openSharedWorld } from '../../release-store/testing/shared-world';
import { promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import { FolderStore } from '../store/folder-store';
import { contractOf, publishVersion } from '../testing/store-world';
import { openStore } from './open-store';
import { readCommandLine } from './options';

const by = 'Asha';

(missing ? describe.skip : describe)(`a command${missing ? `: ${missing}` : ''}`, () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('rolls back without a bucket that holds its answers, where there is a copy', async () => {
    const world = await openSharedWorld();
    const shared = await world.machine();
    const other = await world.machine();
    const store = new FolderStore(shared.copy.folder, shared);
    for (const version of ['1.0.0', '2.0.0']) {
      if (version === '1.0.0') await publishVersion(store, contractOf('host', version));
      await publishVersion(store, contractOf('catalog', version));
      const versions = { catalog: version, ...(version === '1.0.0' && { host: version }) };
      await promote(store, { versions, by }, async () => {});
    }
    await other.pull();
    await publishVersion(store, contractOf('catalog', '3.0.0'));
    const { folder } = other.copy;
    Object.assign(process.env, world.env);
    world.s3.fault = 'slow';
    world.s3.requests = 0;
    const env = { STORE_DIR: folder, RELEASE_STORE: world.s3.address };
    const opened = await openStore(readCommandLine(['rollback'], env));
    expect((await rollback(opened, { by })).parts.catalog?.version).toBe('1.0.0');
    expect(world.s3.requests).toBe(0);
    world.s3.heal();
    await world.close();
  }, 60_000);
});
