import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from '../site';

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=()',
} as const;

const publicReplies = new WeakSet<FastifyReply>();

/**
 * Lets every web page read this answer (Fetch, CORS protocol and Cross-Origin-Resource-Policy):
 * for what is public, the same for everyone, and made for other pages.
 */
export function openToAll(reply: FastifyReply): FastifyReply {
  publicReplies.add(reply);
  return reply.header('access-control-allow-origin', '*');
}

/** Headers that every answer carries, unless it has a stricter one of its own; HSTS only where visitors come by TLS. */
export function addSecurityHeaders(app: FastifyInstance, config: SiteConfig): void {
  const tls = config.siteUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    const readers = publicReplies.has(reply) ? 'cross-origin' : 'same-origin';
    reply.header('cross-origin-resource-policy', readers);
    if (tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
