import type { ReleaseSet } from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';
import { publishedFile } from '../../lib/published-file';
import { CachedPage, sendCached } from '../responses/cached-page';

/** Written by webpack/plugins.js, one for each browser build of an app. */
const noticesFile = /\.third-party-notices\.txt$/;

/**
 * `/third-party-notices.txt`: the licences of what the live release sends to browsers, as each
 * part's builds listed them.
 * @param liveSet the release that is live now
 */
export function serveNotices(
  app: FastifyInstance,
  storeDir: string,
  liveSet: () => ReleaseSet,
): void {
  let made: { id: string; page: CachedPage } | undefined;
  app.get('/third-party-notices.txt', async (request, reply) => {
    const set = liveSet();
    if (made?.id !== set.id) made = { id: set.id, page: noticesPage(storeDir, set) };
    return sendCached(request, reply, made.page);
  });
}

function noticesPage(storeDir: string, { parts }: ReleaseSet): CachedPage {
  const texts = Object.values(parts).flatMap((part) =>
    Object.keys(part.files)
      .filter((file) => noticesFile.test(file))
      .map(
        (file) => `# ${part.name} ${part.version}\n\n${publishedFile(storeDir, part, file).code}`,
      ),
  );
  return new CachedPage({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: texts.join('\n\n'),
  });
}
