import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const description = `The documented REST paths.

Where several processes serve the shop, lists and records may be a second old. Send \`Cache-Control: no-cache\` with the
requests that follow a write: their answers show it.`;

/** `GET /openapi.json`, made from the paths' own schemas, and a readable page of it at `/docs`. */
export async function registerApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fitness Zone', version: '1.0.0', description },
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
