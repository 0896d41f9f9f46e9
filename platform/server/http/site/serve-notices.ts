import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../../../release-set/release-set';
import { publishedFile } from '../../lib/published-file';
import { type CachedPage, sendCached, textFile } from '../responses/cached-page';

/** Written by platform/build/plugins.js, one for each browser build of an app. */
const noticesFile = /\.third-party-notices\.txt$/;

/**
 * `/third-party-notices.txt`: the licences of what the live release sends to browsers, as each
 * app's builds listed them.
 * @param liveSet the release that is live now
 */
export function serveNotices(
  app: FastifyInstance,
  storeDir: string,
  liveSet: () => ReleaseSet,
): void {
  const made = new WeakMap<ReleaseSet, CachedPage>();
  app.get('/third-party-notices.txt', async (request, reply) => {
    const set = liveSet();
    const page = made.get(set) ?? textFile('text/plain', noticesOf(storeDir, set));
    made.set(set, page);
    return sendCached(request, reply, page);
  });
}

const noticesOf = (storeDir: string, { parts }: ReleaseSet): string =>
  Object.values(parts)
    .flatMap((app) =>
      Object.keys(app.files)
        .filter((file) => noticesFile.test(file))
        .map(
          (file) => `# ${app.name} ${app.version}\n\n${publishedFile(storeDir, app, file).code}`,
        ),
    )
    .join('\n\n');
