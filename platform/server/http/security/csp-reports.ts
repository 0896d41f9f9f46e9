import type { FastifyInstance } from 'fastify';
import { reportPath } from '../../lib/content-security-policy';
import { sendPlainText } from '../responses/plain-text';
import { callsPerMinute } from './calls-per-minute';

/** Longest report that is read, in bytes: it repeats the policy, of about 1 kB. */
const maxBytes = 8 * 1024;
/** Reports that are read, a minute; further ones are refused unread. */
const maxReports = { ofOne: 30, ofAll: 600 };
/** A line of the log tells of so much time, in ms. */
const summaryMs = 60_000;
/** Different refusals that one line names; the rest is counted. */
const maxNamed = 10;

/**
 * Takes the browsers' reports of what the policy refused (CSP Level 3, 5.3), and logs a line a
 * minute: how many, and of the first kinds what was refused, where, how often. Any client can send
 * them, and a page's query may hold a visitor's token: no more is logged than directive, origin and
 * a plain path.
 */
export function cspReportRoute(app: FastifyInstance): void {
  const isTooMany = callsPerMinute(maxReports);
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const summarise = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...counts];
    counts = new Map();
    const times = all.reduce((sum, [, count]) => sum + count, 0);
    if (times > 0) {
      const refused = Object.fromEntries(all.slice(0, maxNamed));
      app.log.warn({ times, refused }, 'browsers reported what the policy refused');
    }
  };
  app.addHook('onClose', async () => summarise());

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, scope.defaultTextParser);
    scope.post(
      reportPath,
      {
        bodyLimit: maxBytes,
        onRequest: async (request, reply) => {
          if (isTooMany(request.ip)) {
            return sendPlainText(reply.header('retry-after', summaryMs / 1000), 429);
          }
        },
      },
      async (request, reply) => {
        const refusal = readRefusal(String(request.body));
        if (!refusal) return sendPlainText(reply, 400);
        const key = counts.has(refusal) || counts.size < maxNamed ? refusal : 'others';
        counts.set(key, (counts.get(key) ?? 0) + 1);
        timer ??= setTimeout(summarise, summaryMs).unref();
        return reply.code(204).send();
      },
    );
  });
}

/** @returns e.g. `img-src https://elsewhere.example on /about`; undefined for no report */
function readRefusal(text: string): string | undefined {
  const report = reportIn(text);
  const member = (name: string) => String(report?.[name] ?? '');
  const [directive] =
    /^[a-z-]{1,40}/.exec(member('effective-directive') || member('violated-directive')) ?? [];
  if (!directive) return undefined;
  const blocked = member('blocked-uri');
  const what = URL.canParse(blocked)
    ? originOf(blocked)
    : (/^[a-z-]{1,20}$/.exec(blocked)?.[0] ?? '');
  const page = member('document-uri');
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  const where = /^\/[\w/.-]{0,100}$/.test(path) ? path : 'another page';
  return `${directive} ${what} on ${where}`;
}

function reportIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)['csp-report'];
  } catch {
    return undefined;
  }
}

/** Of `data:` and the like the scheme: they have no origin. */
function originOf(url: string): string {
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
}
