import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FailureKind } from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';
import { callsPerMinute } from '../security/calls-per-minute';

/** A longer report is refused. */
const maxReportBytes = 256;

/** Reports that are counted: of one address, and of all. */
const maxReportsPerMinute = { ofOne: 20, ofAll: 1_000 };

/** `draw catalog 1.8.2`: how it failed, the part, its version. */
const shape =
  /^(load|draw|previous) ([a-z][a-z0-9-]{0,39}) ([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})$/;

export interface FailureReports {
  storeDir: string;
  note(part: string, version: string, kind: FailureKind): void;
}

/**
 * Takes what browsers tell of versions that failed, and counts it: nothing of the visitor is kept.
 * Every report is answered in the same way, so that none is sent again.
 */
export function failureReportRoute(app: FastifyInstance, { storeDir, note }: FailureReports): void {
  const isTooMany = callsPerMinute(maxReportsPerMinute);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxReportBytes },
      (_, body, done) => done(null, body),
    );
    scope.post('/failure', async (request, reply) => {
      const [, kind, part = '', version = ''] = shape.exec(String(request.body)) ?? [];
      if (
        !isTooMany(request.ip) &&
        kind &&
        existsSync(path.join(storeDir, 'remotes', part, version))
      ) {
        note(part, version, kind as FailureKind);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
