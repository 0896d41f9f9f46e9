import type { FastifyInstance } from 'fastify';
import type { LiveRelease } from '../server/release/live-release';
import { addLiveReload } from './live-reload';

/**
 * For `npm run dev`: an open page is loaded again for each new release, and shows what the command
 * finds wrong with the code.
 */
export function reloadForReleases(
  app: FastifyInstance,
  current: Pick<LiveRelease, 'onChange' | 'follow'> & { get(): { set: { id: string } } },
): void {
  const since = Date.now();
  const pages = addLiveReload(app, () => ({ id: current.get().set.id, since }));
  const stop = current.onChange(pages.reload);
  app.post('/dev/check-release', async (_request, reply) => {
    const text = (await current.follow()) ?? '';
    pages.show({ source: 'release', text });
    return reply.code(204).send();
  });
  app.addHook('preClose', async () => stop());
}
