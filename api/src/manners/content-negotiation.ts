import type { FastifyRequest } from 'fastify';
import { notAcceptable } from './api-error';

const offered = new Set(['application/json', 'application/*', '*/*']);

/** Answers 406 when the request's Accept header leaves no room for JSON. */
export async function negotiateJson(request: FastifyRequest): Promise<void> {
  const accept = request.headers.accept;
  if (!accept) return;
  const types = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  if (!types.some((type) => offered.has(type))) throw notAcceptable();
}
