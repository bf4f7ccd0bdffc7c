import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** `GET /openapi.json`, made from the paths' own schemas, and a readable page of it at `/docs`. */
export async function registerApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fitness Zone', version: '1.0.0', description: 'The documented REST paths.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'REST · Fitness Zone',
      css: [{ filename: 'shop.css', content: '.topbar { display: none }' }],
    },
    uiConfig: { persistAuthorization: true },
  });
}
