import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FailureKind } from '../../../release-set/release-set';
import { callsPerMinute } from '../security/calls-per-minute';

/** A longer report is refused. */
const maxReportBytes = 256;

/** Reports that are counted: of one address, and of all. */
const maxReportsPerMinute = { ofOne: 20, ofAll: 1_000 };

/** `draw catalog 1.8.2`: how it failed, the app, its version. */
const shape =
  /^(load|draw|previous) ([a-z][a-z0-9-]{0,39}) ([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})$/;

/**
 * Logs what browsers report of versions that failed; nothing of the visitor is stored. Every report
 * gets the same reply, so that none is sent again.
 * @param note called for a report of a version that is in the store
 */
export function failureReportRoute(
  server: FastifyInstance,
  storeDir: string,
  note: (app: string, version: string, kind: FailureKind) => void,
): void {
  const isTooMany = callsPerMinute(maxReportsPerMinute);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxReportBytes },
      (_, body, done) => done(null, body),
    );
    scope.post('/failure', async (request, reply) => {
      const [, kind, app = '', version = ''] = shape.exec(String(request.body)) ?? [];
      if (
        !isTooMany(request.ip) &&
        kind &&
        existsSync(path.join(storeDir, 'remotes', app, version))
      ) {
        note(app, version, kind as FailureKind);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
