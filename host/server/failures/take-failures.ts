import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FailureKind } from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Longest report that is read, in bytes. */
const longest = 256;

/** Reports that are counted, a minute: of one address, and of all. */
const most = { ofOne: 20, ofAll: 1_000 };
const minute = 60_000;

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
export function takeFailures(app: FastifyInstance, { storeDir, note }: FailureReports): void {
  const asked = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute });
  const tooMany = (who: string, limit: number): boolean => {
    const known = asked.get(who) ?? { count: 0 };
    if (known.count === 0) asked.set(who, known);
    known.count += 1;
    return known.count > limit;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longest }, (_, body, done) =>
      done(null, body),
    );
    scope.post('/failure', async (request, reply) => {
      const [, kind, part = '', version = ''] = shape.exec(String(request.body)) ?? [];
      const isFair = !tooMany(request.ip, most.ofOne) && !tooMany('all', most.ofAll);
      if (isFair && kind && existsSync(path.join(storeDir, 'remotes', part, version))) {
        note(part, version, kind as FailureKind);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
