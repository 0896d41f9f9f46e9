import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseTakenPort } from './ports.mjs';

describe('a site that is started where something else listens', () => {
  const servers = [];
  /** @returns {Promise<string>} the port of a server that answers so */
  const listen = (answer) =>
    new Promise((resolve) => {
      const server = createServer((_request, response) => response.end(answer));
      servers.push(server);
      server.listen(0, '127.0.0.1', () => resolve(String(server.address().port)));
    });
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-ports-'));
    jest.replaceProperty(process, 'env', { DATA_DIR: folder });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await Promise.all(servers.splice(0).map((one) => new Promise((r) => one.close(r))));
  });

  it('says that a site is open there', async () => {
    const port = await listen(JSON.stringify({ status: 'ok', release: 'dc03d35e519e7551' }));
    await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(
      `A site is open at http://localhost:${port} already. Stop that one first, or take another port, with PORT=${Number(port) + 1}`,
    );
  });

  it('names another folder when that site may have the embedded database open', async () => {
    const port = await listen(JSON.stringify({ status: 'ok', release: 'dc03d35e519e7551' }));
    writeFileSync(path.join(folder, 'db.lock'), '');
    const next = Number(port) + 1;
    await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(
      `take another port, with PORT=${next} DATA_DIR=.data/${next}`,
    );
  });

  it.each(['null', '{"status":"ok"}', '<h1>It works</h1>'])(
    'says that another program has the port, which answers %s',
    async (answer) => {
      const port = await listen(answer);
      await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow(
        `Another program listens on port ${port}. End it first, or take another port`,
      );
    },
  );

  it('says that an address is none of this machine', async () => {
    await expect(refuseTakenPort('4000', '203.0.113.7')).rejects.toThrow(
      'HOST is an address of this machine, not "203.0.113.7"',
    );
  });

  it('opens where nothing listens', async () => {
    const port = await listen('');
    await new Promise((resolve) => servers.pop().close(resolve));
    await expect(refuseTakenPort(port, '127.0.0.1')).resolves.toBeUndefined();
  });
});
