import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { startAdminServer } from '../src/admin/admin-server';
import { withShop } from '../src/admin/with-shop';
import { findHolder, lockFolder, processStart } from '../src/db/folder-lock';
import type { ShopAccess } from '../src/import/database-access';
import { OperatorError } from '../src/operator-error';
import { scratchFolder } from './world/scratch-folder';

describe('One process at a time has a data folder open', () => {
  let folder: Awaited<ReturnType<typeof scratchFolder>>;
  beforeEach(async () => {
    folder = await scratchFolder();
  });
  afterEach(() => folder.remove());

  const leave = (fields: object) =>
    writeFile(
      join(folder.path, 'db.lock'),
      JSON.stringify({ id: 'left', pid: process.pid, birth: '', host: hostname(), ...fields }),
    );

  it('refuses a second one and says which process has it', async () => {
    const lock = await lockFolder(folder.path);
    await expect(lockFolder(folder.path)).rejects.toThrow(OperatorError);
    await expect(lockFolder(folder.path)).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    const again = await lockFolder(folder.path);
    await again.release();
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('asks for a command again later while a shop starts or another command works', async () => {
    const env = jest.replaceProperty(process, 'env', { DATA_DIR: folder.path });
    const lock = await lockFolder(folder.path);
    const refused = withShop(async () => {});
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(/^The shop is starting, or .* Run this command again/);
    await lock.release();
    env.restore();
  });

  it('says that there is no shop in a folder, and makes none', async () => {
    const env = jest.replaceProperty(process, 'env', { DATA_DIR: folder.path });
    const refused = withShop((shop) => shop.staff());
    await expect(refused).rejects.toEqual(
      new OperatorError(`There is no shop in ${folder.path}. Name its folder with DATA_DIR.`),
    );
    env.restore();
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('says in one sentence what a running shop refuses', async () => {
    const env = jest.replaceProperty(process, 'env', { DATA_DIR: folder.path });
    const lock = await lockFolder(folder.path);
    const staff = () => Promise.reject(new Error('no more room'));
    const admin = await startAdminServer({ staff } as unknown as ShopAccess);
    await lock.announce({ port: admin.port, token: admin.token });
    const refused: unknown = await withShop((shop) => shop.staff()).catch((error) => error);
    await admin.close();
    await lock.release();
    env.restore();
    expect(refused).toEqual(new OperatorError('The running shop refused: no more room'));
    expect(refused).toBeInstanceOf(OperatorError);
  });

  it('says in one sentence that there can be no such folder', async () => {
    const file = join(folder.path, 'a-file');
    await writeFile(file, '');
    for (const none of [file, join(file, 'x')]) {
      const refused = lockFolder(none);
      await expect(refused).rejects.toThrow(OperatorError);
      await expect(refused).rejects.toThrow(`The folder ${none} cannot be made`);
    }
  });

  it('leaves nothing of a lock that could not be written, such as on a full disk', async () => {
    await mkdir(join(folder.path, 'db.lock'));
    const refused = lockFolder(folder.path);
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(`The folder ${folder.path} cannot be made or written to`);
    expect(await readdir(folder.path)).toEqual(['db.lock']);
  });

  it('takes over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const { pid = 0 } = child;
    await once(child, 'exit');
    await leave({ pid });
    await (await lockFolder(folder.path)).release();
  });

  it('takes over when another process has the number of one that is gone', async () => {
    expect(await processStart(process.pid)).toEqual(expect.any(String));
    await leave({ birth: 'another boot 123' });
    await (await lockFolder(folder.path)).release();
  });

  it('takes over from a file that is not a lock', async () => {
    await writeFile(join(folder.path, 'db.lock'), 'half a l');
    await (await lockFolder(folder.path)).release();
  });

  it('goes on after a process that died while it was taking the lock', async () => {
    const guard = join(folder.path, 'db.lock.guard');
    await mkdir(guard);
    const long = new Date(Date.now() - 60_000);
    await utimes(guard, long, long);
    await (await lockFolder(folder.path)).release();
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('believes another host as long as it shows life', async () => {
    await leave({ host: 'elsewhere' });
    await expect(lockFolder(folder.path)).rejects.toThrow('on elsewhere');
    const long = new Date(Date.now() - 60_000);
    await utimes(join(folder.path, 'db.lock'), long, long);
    await (await lockFolder(folder.path)).release();
  });

  it('gives the folder to exactly one of many that ask at once, stale lock or not', async () => {
    await leave({ birth: 'another boot 123' });
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockFolder(folder.path)),
    );
    const given = attempts.filter(({ status }) => status === 'fulfilled');
    expect(given).toHaveLength(1);
    expect(await findHolder(folder.path)).toMatchObject({ pid: process.pid });
  });

  it('keeps what it announces from other users', async () => {
    const lock = await lockFolder(folder.path);
    await lock.announce({ port: 1, token: 'secret' });
    const path = join(folder.path, 'db.lock');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ admin: { token: 'secret' } });
    expect(await findHolder(folder.path)).toMatchObject({ admin: { port: 1 } });
    await lock.release();
    expect(await findHolder(folder.path)).toBeUndefined();
  });
});
