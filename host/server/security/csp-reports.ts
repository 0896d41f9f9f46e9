import type { FastifyInstance } from 'fastify';
import { reportPath } from './content-security-policy';

/** Longest report that is read, in bytes. */
const longest = 16 * 1024;

/** Takes the browsers' reports of what the policy refused, and logs a line for each. */
export function takeCspReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(reportPath, { bodyLimit: longest }, async (request, reply) => {
      request.log.warn({ report: String(request.body).slice(0, 1_000) }, 'refused by the policy');
      return reply.code(204).send();
    });
  });
}
