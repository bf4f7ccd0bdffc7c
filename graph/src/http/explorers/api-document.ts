import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { nameSchemas } from '../../rest/open-api.ts';
import { subjectTags } from '../../rest/router.ts';
import { logo, swaggerBar, swaggerLook } from './look.ts';

const description = `The documented REST paths. [Getting started](/developers) explains tokens, limits, errors and
repeats; the same shop speaks [GraphQL](/graphql).

Where several processes serve the shop, lists and records may be a second old. Send \`Cache-Control: no-cache\` with the
requests that follow a write: their answers show it.`;

/** `GET /openapi.json`, made from the paths' own schemas, and `/docs`, a readable page of it. */
export async function registerApiDocument(
  app: FastifyInstance,
  { publicUrl, build }: Pick<Shop['config'], 'publicUrl' | 'build'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fitness Zone',
        version: build.version,
        description,
        contact: { name: 'Fitness Zone', url: publicUrl },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl, description: 'This shop' }],
      tags: subjectTags,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: "The product's token, as `POST /getToken` gives it.",
          },
        },
      },
    },
    transformObject: (document) =>
      'openapiObject' in document ? nameSchemas(document.openapiObject) : document.swaggerObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'REST · Fitness Zone',
      css: [{ filename: 'shop.css', content: swaggerLook }],
      js: [{ filename: 'shop.js', content: swaggerBar }],
      favicon: [
        {
          filename: 'favicon.svg',
          rel: 'icon',
          type: 'image/svg+xml',
          sizes: 'any',
          content: logo,
        },
      ],
    },
    uiConfig: { persistAuthorization: true },
  });
}
