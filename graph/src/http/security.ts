import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Shop } from '../context/shop.ts';
import { pictureOrigins } from '../domains/pictures/picture-url.rules.ts';
import {
  altairPolicy,
  contentPolicy,
  sandboxPolicy,
  toolPolicy,
  workerPolicy,
} from './content-security-policy.ts';

/** Origins of Apollo's hosted Sandbox, allowed if the server shows its schema. */
const sandboxOrigins = [
  'https://studio.apollographql.com',
  'https://sandbox.embed.apollographql.com',
];

/** Sends the security headers, and CORS headers for the configured origins. */
export async function registerSecurity(app: FastifyInstance, shop: Shop): Promise<void> {
  const { config, identity, cards } = shop;
  const shopPolicy = contentPolicy({
    publicUrl: config.publicUrl,
    pictures: pictureOrigins(config),
    identity: identity.browser,
    cards: cards.browser,
  });
  const constants = headersOf({
    contentSecurityPolicy: false,
    // Pictures come from hosts that don't opt in to COEP.
    crossOriginEmbedderPolicy: false,
    // The sign-in popup must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Keys of hosted providers may be bound to the pages they are used on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  const policies = {
    shop: write(shopPolicy),
    sandbox: write(sandboxPolicy(identity.browser)),
    altair: write(altairPolicy(identity.browser)),
    tool: write(toolPolicy),
    worker: write(workerPolicy(pictureOrigins(config))),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(constants);
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    nameCharset(reply);
    if (reply.hasHeader('content-security-policy')) return;
    const { url = '' } = request.routeOptions;
    reply.header('content-security-policy', policies[roomOf(url, reply)]);
  });
  await app.register(cors, {
    origin: [...config.corsOrigins, ...(config.introspection ? sandboxOrigins : [])],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['link', 'retry-after', 'ratelimit', 'ratelimit-policy'],
    maxAge: 600,
  });
}

/** Helmet's headers, computed once: its plugin would compute them for each answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** If no charset is named, clients guess one, which attackers can exploit. */
function nameCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (/^(text\/\w+|application\/xml)$/.test(type)) reply.type(`${type}; charset=utf-8`);
}

function roomOf(
  url: string,
  reply: FastifyReply,
): 'shop' | 'sandbox' | 'altair' | 'tool' | 'worker' {
  if (url === '/sw.js') return 'worker';
  if (/^\/altair\b/.test(url)) return 'altair';
  if (/^\/(docs|developers)\b/.test(url)) return 'tool';
  const page = String(reply.getHeader('content-type')).includes('text/html');
  return url === '/graphql' && page ? 'sandbox' : 'shop';
}

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
