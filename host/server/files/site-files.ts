import type { ReleaseSet } from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';

/** Everything may be found but what only programs read (RFC 9309). */
const robots = 'User-agent: *\nAllow: /\nDisallow: /api/\n';

/** How long a browser keeps these answers, in seconds: a day. */
const kept = 'public, max-age=86400';

/**
 * The files that browsers and search engines ask for by a fixed name.
 * @param release what is live
 */
export function serveSiteFiles(app: FastifyInstance, release: () => ReleaseSet): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', kept).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/favicon.ico', (_request, reply) => {
    const icon = iconOf(release());
    reply.header('cache-control', kept);
    return icon ? reply.redirect(icon, 302) : reply.code(204).send();
  });
}

/** @returns address of the icon that the live host was published with, if it has one */
function iconOf({ parts: { host } }: ReleaseSet): string | undefined {
  const file = Object.keys(host?.files ?? {}).find((name) => /^icon\.\w+\.svg$/.test(name));
  return host && file ? `/remotes/host/${host.version}/${file}` : undefined;
}
