import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, busy } from './api-error';

/**
 * SQLSTATEs of a database that cannot serve at the moment, by class or code: broken
 * connections, a full disk, too many connections, an operator's doing (a restart, a time limit),
 * failures of its system; refused logins (another password, a database that is being restored, one that
 * is closed to connections); a standby, a lock that does not come free, a deadlock.
 */
const databaseAway = /^(?:08|28|53|57|58)...$|^(?:25006|3D000|40001|40P01|55000|55P03)$/;

/** The same, as Node names it; whatever fails while it connects is the same too. */
const systemAway = new Set(['ECONNRESET', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOSPC', 'EPIPE']);

/** The same, as `pg` says it of a connection, without a code. */
const connectionLost =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))|timeout exceeded when trying to connect/;

/** Errors with a status are of the request: that of a client that goes away is ECONNRESET too. */
function isUnavailable(
  error: Error & { code?: unknown; syscall?: unknown; statusCode?: unknown },
): boolean {
  if (error.statusCode !== undefined) return false;
  const code = String(error.code);
  return (
    databaseAway.test(code) ||
    systemAway.has(code) ||
    ['connect', 'getaddrinfo'].includes(String(error.syscall)) ||
    connectionLost.test(error.message)
  );
}

/**
 * The one place where a thrown error becomes an answer; nothing of a stack ever leaves. A database
 * that is away is logged once, and once again when a route that failed answers.
 */
export function handleErrors(app: FastifyInstance): void {
  const failing = new Set<string>();
  // Not by its address alone: a disk that is full still answers reads.
  const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;
  app.setErrorHandler<FastifyError | Error>(async (error, request, reply) => {
    if (isTooLarge(error)) await readToEnd(request);
    if (!isUnavailable(error)) return answerError(error, request, reply);
    if (failing.size === 0) request.log.warn(`The database cannot be used: ${error.message}`);
    failing.add(routeOf(request));
    return answerError(busy(), request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400 || !failing.has(routeOf(request))) return;
    failing.clear();
    request.log.warn('The database can be used again.');
  });
}

const isTooLarge = (error: Error): boolean =>
  'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Of a body that is refused for its size, no more is read, in bytes. */
const maxDrainedBytes = 100_000_000;

/**
 * Reads what is still coming of a body. A sender that meets a closed connection while it writes, such
 * as the storefront, does not hear why it was refused.
 */
async function readToEnd({ raw }: FastifyRequest): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of raw) {
      bytes += chunk.length;
      if (bytes > maxDrainedBytes) return;
    }
  } catch {
    // It went away.
  }
}

export function answerError(
  error: FastifyError | ApiError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiError) {
    return reply.code(error.status).headers(error.headers).send(error.body);
  }
  if (isTooLarge(error)) {
    return reply.code(413).send({ detail: 'Request body is too large.' });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return reply.code(status).send({ detail: 'Bad request.' });
  }
  request.log.error(error);
  return reply.code(500).send({ detail: 'Internal server error.' });
}
