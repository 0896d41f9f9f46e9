import type { FastifyInstance } from 'fastify';
import type { FailureKind } from '../../../release-set/release-set';
import { callsPerMinute, maxPagesPerMinute } from '../security/calls-per-minute';

/** A longer report is refused. */
const maxReportBytes = 256;

/** Reports that are counted: of one address, and of all. */
const maxReportsPerMinute = { ofOne: 20, ofAll: 1_000 };

/**
 * `draw catalog 1.8.2`: how it failed, the app, its version. `alive catalog 1.8.2 900`: a page with
 * it came alive (`hydrated`), in ms since it was asked for.
 */
const shape =
  /^(?:(load|draw|previous)|alive) ([a-z][a-z0-9-]{0,39}) ([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})(?: (\d{1,7}))?$/;

/**
 * Logs what browsers report of versions that failed; nothing of the visitor is stored. Every report
 * gets the same reply, so that none is sent again.
 * @param isShown whether visitors get a version now: one report of an older version would be enough
 * for a rollback to pass over it
 * @param note called for a report of a version that is shown
 * @param noteAlive called for a page that came alive, with its age
 */
export function failureReportRoute(
  server: FastifyInstance,
  isShown: (app: string, version: string) => Promise<boolean>,
  note: (app: string, version: string, kind: FailureKind) => void,
  noteAlive: (app: string, version: string, ageMs: number) => void,
): void {
  const isTooMany = callsPerMinute(maxReportsPerMinute);
  const isTooManyAlive = callsPerMinute(maxPagesPerMinute);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: maxReportBytes } as const;
    scope.addContentTypeParser('*', options, scope.defaultTextParser);
    scope.post('/failure', async (request, reply) => {
      const [report, kind, app = '', version = '', age] = shape.exec(String(request.body)) ?? [];
      if (report && !kind) {
        if (!isTooManyAlive(request.ip)) noteAlive(app, version, Number(age));
      } else if (
        !isTooMany(request.ip) &&
        kind &&
        age === undefined &&
        (await isShown(app, version))
      ) {
        note(app, version, kind as FailureKind);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
