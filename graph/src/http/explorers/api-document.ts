import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const description = `The documented REST paths.

Where several processes serve the shop, the answer to a request that writes has the header \`Version\`, such as
\`p3f9a=17\`. Send it with the requests of the next ten seconds, of several versions the highest number for each name,
separated by commas: none is then answered with less than was written.`;

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
