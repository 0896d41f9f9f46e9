import { type Endpoint, type EndpointKey, endpoints } from '@shop/shared/contract';
import type { FastifySchema } from 'fastify';

/** A contract row as Fastify's route schema; it feeds the OpenAPI document, nothing else. */
export function describeEndpoint(key: EndpointKey): FastifySchema {
  const endpoint: Endpoint = endpoints[key];
  return {
    summary: endpoint.summary,
    tags: [tagOf(key)],
    ...(endpoint.auth === 'none' ? {} : { security: securityOf(endpoint) }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [key.startsWith('GET') ? 200 : '2xx']: endpoint.reply },
  };
}

const securityOf = ({ auth }: Endpoint): Record<string, string[]>[] =>
  auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];

const tagOf = (key: EndpointKey): string => key.split('/')[3] ?? '';
