import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { pictureOrigins } from '../domains/pictures/picture-url.rules.ts';
import {
  altairPolicy,
  contentPolicy,
  sandboxPolicy,
  toolPolicy,
} from './content-security-policy.ts';

/** Origin of Apollo's hosted Sandbox, allowed where the server shows its schema. */
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
  await app.register(helmet, {
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
  };
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

/** Without a charset clients guess, which attackers can exploit. */
function nameCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (/^(text\/\w+|application\/xml)$/.test(type)) reply.type(`${type}; charset=utf-8`);
}

function roomOf(url: string, reply: FastifyReply): 'shop' | 'sandbox' | 'altair' | 'tool' {
  if (/^\/altair\b/.test(url)) return 'altair';
  if (/^\/(docs|developers)\b/.test(url)) return 'tool';
  const page = String(reply.getHeader('content-type')).includes('text/html');
  return url === '/graphql' && page ? 'sandbox' : 'shop';
}

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
