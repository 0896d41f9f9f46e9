import type { FastifyRequest } from 'fastify';
import type { PageResponse } from '../../messages';
import type { ReleaseRenderer } from '../../release/release-renderer';

/**
 * What a release answers an address with. A page that cannot be rendered is left to the browser,
 * and why is logged.
 */
export async function renderPageResponse(
  release: ReleaseRenderer,
  { url, log }: FastifyRequest,
): Promise<PageResponse> {
  const { value, reasons } = await release.render<'page'>({ kind: 'page', path: url });
  // Without its query, which may hold a visitor's token.
  const [path] = url.split('?');
  for (const reason of reasons) log.error({ reason, path }, 'rendering failed');
  return value ?? release.shell(url);
}
