import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { addLiveReload } from './live-reload';

describe('A page that is open while somebody changes the shop', () => {
  it('hears of every new release, complains of nothing, and holds up no stop', async () => {
    const log: string[] = [];
    const app = fastify({
      logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
    });
    const listeners = new Set<(id: string) => void>();
    addLiveReload(app, {
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/dev/events`);
    const heard = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const id of ['first', 'second']) {
      for (const tell of listeners) tell(id);
      expect((await heard?.read())?.value).toBe(`data: ${id}\n\n`);
    }
    await app.close();
    expect((await heard?.read())?.done).toBe(true);
    expect(listeners.size).toBe(0);
    expect(log).toEqual([]);
  });
});
