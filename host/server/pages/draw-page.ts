import type { FastifyRequest } from 'fastify';
import type { LoadedRelease } from '../release/loaded-release';
import type { PageAnswer } from './make-page';

/**
 * What a release answers an address with. A page that cannot be rendered is left to the browser,
 * and why is logged.
 */
export async function drawPage(
  release: LoadedRelease,
  { url, log }: FastifyRequest,
): Promise<PageAnswer> {
  const { value, reasons } = await release.render<'page'>({ kind: 'page', path: url });
  // Without its query, which may hold a visitor's token.
  const [path] = url.split('?');
  for (const reason of reasons) log.error({ reason, path }, 'the page was not rendered');
  return value ?? release.shell(url);
}
