import type { FastifyReply } from 'fastify';
import { integrityOf } from '../../../release-set/hashes';
import type { PageResponse } from '../../messages';
import type { VersionFailure } from '../../release/release-renderer';
import { type CanaryAssignment, visitorCookie } from '../../release/visitor-releases';

/** Remembers a visitor's number, 0 to 99, and nothing else, for a week. */
export function setVisitorNumber(reply: FastifyReply, number: number, siteUrl: string): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  reply.headers({
    'set-cookie': `${visitorCookie}=${number}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800${secure}`,
  });
}

/** The version of the app that is tried, as visitors of this arm have it. */
export const armVersion = ({ arm, canary }: CanaryAssignment): string =>
  arm === 'canary' ? canary.version : canary.control;

/**
 * A page while a share of the visitors gets another release: only the visitor's own browser stores
 * it, since the next visitor of a shared cache may be of the other arm; and it reports once that it
 * came alive.
 */
export function asCountedPage(
  { failure, ...answer }: PageResponse & { failure?: VersionFailure },
  assignment: CanaryAssignment,
): PageResponse {
  const { headers } = answer;
  const report = aliveReport(assignment.canary.app, armVersion(assignment));
  const hash = integrityOf(report, 'sha256');
  const policy = headers['content-security-policy'] ?? '';
  const isStored = answer.status < 500 && !headers['cache-control']?.includes('no-store');
  return {
    ...answer,
    headers: {
      ...headers,
      'cache-control': isStored ? 'private, no-cache' : 'no-store',
      vary: 'accept-encoding, cookie',
      'content-security-policy': policy.replace('script-src ', `script-src '${hash}' `),
    },
    body: answer.body.replace('</body>', `<script>${report}</script></body>`),
    failed: failure?.failed,
  };
}

/** The boot script's `replay` is called when the page is hydrated (`platform/browser/start-page.tsx`). */
const aliveReport = (app: string, version: string): string =>
  '(b=>{if(!b)return;const r=b.replay;b.replay=()=>{b.replay=r;r();' +
  `navigator.sendBeacon("/failure","alive ${app} ${version} "+Math.round(performance.now()))}})(window.shopBooting)`;
