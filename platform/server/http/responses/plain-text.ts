import type { FastifyInstance, FastifyReply } from 'fastify';

const reasons: Readonly<Record<number, string>> = {
  403: 'The site does this only for its own pages',
  404: 'There is nothing at this address',
  405: 'This address can only be read',
  410: 'This link opens no preview any more: its time is over, or a part of it is missing',
  413: 'This is more than the site takes',
  429: 'This is more often than the site listens',
  503: 'The site cannot tell this at the moment',
};

/**
 * Answers what no page answers: one line of plain text, never stored by a cache, since what is
 * missing now may be published later.
 */
export function sendPlainText(reply: FastifyReply, status: number): FastifyReply {
  const reason = reasons[status] ?? 'The site cannot answer this';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${reason} (${status}).\n`);
}

/** Missing files and failed requests get a plain line; what failed is logged, and not sent. */
export function addPlainAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendPlainText(reply, 404));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    return sendPlainText(reply, status);
  });
}
