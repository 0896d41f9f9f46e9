import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

const unavailable = { detail: 'Service temporarily unavailable, try again later.' };

/** Errors of the database connection, as Node and PostgreSQL name them. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The one place where a thrown error becomes an answer; nothing of a stack ever leaves. */
export function answerError(
  error: FastifyError | ApiError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiError) {
    return reply.code(error.status).headers(error.headers).send(error.body);
  }
  const code = 'code' in error ? error.code : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return reply.code(413).send({ detail: 'Request body is too large.' });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return reply.code(status).send({ detail: 'Bad request.' });
  }
  request.log.error(error);
  if (unreachable.has(code) || /timeout exceeded when trying to connect/.test(error.message)) {
    return reply.code(503).header('retry-after', '5').send(unavailable);
  }
  return reply.code(500).send({ detail: 'Internal server error.' });
}
