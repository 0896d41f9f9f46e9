import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewCookie, type VisitorReleases } from '../../release/visitor-releases';
import type { Settings } from '../../settings';
import { sendPlainText } from '../responses/plain-text';
import { askToConfirm, leavePath } from './preview-pages';
import { requestSite } from './request-site';

/**
 * The link that a promote prints leads into a preview, and the one on its pages out of it. A picture
 * in a post may name either, and so may another site: they act only when opened as a page, typed or
 * from the shop. All other visitors, and those whose browser does not say, are asked first.
 */
export function servePreviewLinks(
  app: FastifyInstance,
  visitorReleases: VisitorReleases,
  { config }: Settings,
): void {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const moveTo = (reply: FastifyReply, claim: string, seconds: number, page: string) =>
    reply
      .headers({
        'set-cookie': `${previewCookie}=${claim}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
        'cache-control': 'no-store',
      })
      .redirect(page, 303);

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume().on('end', () => done(null));
    });

    const ask = (request: FastifyRequest, reply: FastifyReply, question: string, button: string) =>
      request.method === 'POST' ? sendPlainText(reply, 403) : askToConfirm(reply, question, button);

    scope.route({
      method: ['GET', 'POST'],
      url: leavePath,
      handler: (request, reply) =>
        mayAct(request)
          ? moveTo(reply, '', 0, '/')
          : ask(request, reply, 'Leave the preview?', 'Leave the preview'),
    });

    scope.route<{ Params: { claim: string }; Querystring: { next?: unknown } }>({
      method: ['GET', 'POST'],
      url: '/_preview/:claim',
      handler: async (request, reply) => {
        const { claim } = request.params;
        const { channel, until = 0 } = (await visitorReleases.claim(claim)) ?? {};
        if (!channel) return sendPlainText(reply, 410);
        const seconds = Math.floor((until - Date.now()) / 1000);
        return mayAct(request)
          ? moveTo(reply, claim, seconds, pageOf(request.query.next))
          : ask(request, reply, `Open the preview “${channel}”?`, 'Open the preview');
      },
    });
  });
}

/** Whether a visitor means it, as Fetch Metadata tells. */
function mayAct(request: FastifyRequest): boolean {
  const { 'sec-fetch-dest': dest, 'sec-purpose': purpose } = request.headers;
  if (requestSite(request) === 'cross-site') return false;
  // A form of the page that asks: over plain HTTP browsers send Origin with it, and no Fetch Metadata.
  if (request.method === 'POST') return true;
  return dest === 'document' && purpose === undefined;
}

/** Only a plain path of this site is followed, and to the overlay. */
const pageOf = (next: unknown): string =>
  typeof next === 'string' && /^\/(?!\/)[\w/-]*(?:\?inspect)?$/.test(next) ? next : '/';
