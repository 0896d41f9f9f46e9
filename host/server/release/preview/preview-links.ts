import type { FastifyInstance } from 'fastify';
import { answerPlainly } from '../../answers/plain-answers';
import type { Settings } from '../../settings';
import { type Previews, previewCookie } from './previews';

export const leavePath = '/_preview/leave';

/** The link that a promote prints leads into a preview, and the one on its pages out of it. */
export function servePreviewLinks(
  app: FastifyInstance,
  previews: Previews,
  { config }: Settings,
): void {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${previewCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;

  app.get(leavePath, (_request, reply) =>
    reply.headers({ 'set-cookie': cookie('', 0), 'cache-control': 'no-store' }).redirect('/', 303),
  );
  app.get<{ Params: { claim: string } }>('/_preview/:claim', async (request, reply) => {
    const claim = await previews.claim(request.params.claim);
    if (!claim) return answerPlainly(reply, 404);
    const seconds = Math.floor((claim.until - Date.now()) / 1000);
    return reply
      .headers({
        'set-cookie': cookie(request.params.claim, seconds),
        'cache-control': 'no-store',
      })
      .redirect('/', 303);
  });
}
