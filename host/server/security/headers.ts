import type { ShopConfig } from '@shop/shared/config';
import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Headers that every answer carries; HSTS only where visitors come by TLS. */
export function addSecurityHeaders(app: FastifyInstance, config: ShopConfig): void {
  const tls = config.siteUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(always);
    if (tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
