import { connect, createServer, Socket } from 'node:net';
import { startApi } from '../src/start-api';
import { eventually } from './world/eventually';
import { scratchDataDir, scratchFolder } from './world/scratch-folder';
import { createTestDatabase } from './world/test-database';
import { secretKey } from './world/tokens';

jest.setTimeout(60_000);
jest.mock('../src/timeouts', () => {
  const { timeoutsMs } = jest.requireActual('../src/timeouts');
  return { timeoutsMs: { ...timeoutsMs, silence: 1_500, longSilence: 1_500 } };
});

/** Passes bytes on to PostgreSQL, until it is silent as a machine without power: nothing is closed. */
async function openRelay(target: URL) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
    sockets.push(near, far);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    /** What is connected hears nothing any more; what connects later does. */
    silence() {
      for (const socket of sockets.splice(0)) socket.unpipe().resume();
    },
    close: () => server.close(),
  };
}

it('a database machine that is gone without a word is replaced by the next', async () => {
  const database = await createTestDatabase();
  const relay = await openRelay(new URL(database?.url ?? ''));
  const folder = await scratchFolder();
  const dataDir = await scratchDataDir(folder.path);
  const asked = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const { address, close } = await startApi({ dataDir, databaseUrl: relay.url, secretKey });
  const paths = ['/healthz', '/readyz', '/api/auth/blogs/', '/api/auth/categories/'];
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await fetch(address + path)).status));
  try {
    // Over the connection that only listens, nothing is sent: the system asks whether it is there.
    await eventually(
      async () => asked.mock.calls,
      (calls) => calls.some(([isOn, delay = 0]) => isOn && delay >= 1_000 && delay <= 60_000),
    );
    // As many at once as there are connections.
    await Promise.all([statuses(), statuses(), statuses()]);
    relay.silence();
    const waiting = [statuses(), statuses(), statuses()];
    const begun = performance.now();
    await eventually(statuses, (all) => all.every((status) => status === 200));
    expect(performance.now() - begun).toBeLessThan(15_000);
    await Promise.all(waiting);
  } finally {
    relay.close();
    await close();
    await database?.drop();
    await folder.remove();
  }
});
