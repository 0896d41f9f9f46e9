import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, type EndpointKey, endpoints } from '@shop/shared/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** The OpenAPI document and page; registered before the routes it describes. */
export async function docsRoute(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API',
        description: 'Products, categories and accounts of the shop.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** A contract row as Fastify's route schema; it feeds the OpenAPI document, nothing else. */
export function describeEndpoint(key: EndpointKey): FastifySchema {
  const endpoint: Endpoint = endpoints[key];
  return {
    summary: endpoint.summary,
    tags: key.split('/').slice(3, 4),
    ...(endpoint.auth === 'none' ? {} : { security: securityOf(endpoint) }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [key.startsWith('GET') ? 200 : '2xx']: endpoint.reply },
  };
}

const securityOf = ({ auth }: Endpoint): Record<string, string[]>[] =>
  auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
