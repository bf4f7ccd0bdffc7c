import { chmodSync, mkdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import cors from '@fastify/cors';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type InjectOptions,
} from 'fastify';
import { type ApiAnswer, type ApiRequest, answer, readKey, refusal } from './answer.ts';
import { authorize, type Keys } from './authorize.ts';
import { Ledger } from './ledger.ts';
import { makeId } from './objects.ts';
import { registerOnboarding } from './onboarding.ts';
import { bookOldMovements } from './operations/old-books.ts';
import { encodeJson } from './params.ts';
import { routes } from './routes.ts';
import { invalidRequest, StripeError } from './stripe.errors.ts';
import { startWebhooks } from './webhooks.ts';

export type CardSandboxOptions = {
  /** The folder for the ledger's file; created if missing, readable by its owner only. Null for a ledger in memory. */
  dataDir: string | null;
  /** The port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** The origins whose pages may call the sandbox. */
  origins: string[];
  /** Known once the app listens. */
  webhookUrl: () => string | undefined;
  /** Events of connected accounts are dropped without it. */
  connectWebhookUrl?: () => string | undefined;
  /** The types of the platform's events that are posted; all when absent. */
  webhookEvents?: readonly string[];
  /** Milliseconds before an undelivered event is retried; doubles each time. */
  webhookRetryMs?: number;
  now?: () => number;
  onFault: (error: unknown) => void;
};

type CardSandbox = {
  url: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  /**
   * Opens the books at another clock, for this process alone. No event announces changes made there. Until it is
   * closed, the sandbox does no scheduled work.
   */
  openPast(now: () => number): Promise<PastBooks>;
  stop(): Promise<void>;
};

/** `request` simulates a request over the network: an API call, or a visit to the onboarding page. */
export type PastBooks = {
  request(sent: InjectOptions): Promise<{ statusCode: number; headers: object; body: string }>;
  close(): Promise<void>;
};

function openLedger({ dataDir, webhookEvents, connectWebhookUrl }: CardSandboxOptions): Ledger {
  const wanted = { platform: webhookEvents, connect: connectWebhookUrl !== undefined };
  if (dataDir === null) return new Ledger(':memory:', wanted);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'cards.sqlite');
  const ledger = new Ledger(file, wanted);
  chmodSync(file, 0o600);
  return ledger;
}

/**
 * Starts a double of Stripe's API for card payments on loopback, durable in `dataDir`. The official
 * SDK talks to it by `host`, `port` and `protocol`. Raises an error when the ledger is in use.
 */
export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const now = options.now ?? Date.now;
  const ledger = openLedger(options);
  bookOldMovements(ledger, now());
  const keys = {
    secretKey: ledger.setting('secret_key', () => makeId('sk_test_')),
    publishableKey: ledger.setting('publishable_key', () => makeId('pk_test_')),
    webhookSecret: ledger.setting('webhook_secret', () => makeId('whsec_', 32)),
    connectWebhookSecret: ledger.setting('connect_webhook_secret', () => makeId('whsec_', 32)),
  };
  const webhooks = startWebhooks({
    ledger,
    endpoints: {
      platform: { url: options.webhookUrl, secret: keys.webhookSecret },
      connect: {
        url: options.connectWebhookUrl ?? (() => undefined),
        secret: keys.connectWebhookSecret,
      },
    },
    retryMs: options.webhookRetryMs ?? 1000,
    now,
    onFault: options.onFault,
  });
  const server = await buildServer(options, keys, (request) => {
    const result = answer(ledger, now(), { ...request, isQuiet: false });
    webhooks.wake();
    return result;
  });
  registerOnboarding(server, { ledger, now, wake: webhooks.wake });
  await server.listen({ host: '127.0.0.1', port: options.port });
  const { port } = server.server.address() as AddressInfo;
  return {
    ...keys,
    port,
    url: `http://127.0.0.1:${port}`,
    openPast: async (past) => {
      const wake = await webhooks.rest();
      const books = await buildServer(options, keys, (request) =>
        answer(ledger, past(), { ...request, isQuiet: true }),
      );
      registerOnboarding(books, { ledger, now: past, wake: () => undefined, isQuiet: true });
      return {
        request: (sent) => books.inject(sent),
        close: async () => {
          await books.close();
          wake();
        },
      };
    },
    stop: async () => {
      await server.close();
      await webhooks.stop();
      ledger.close();
    },
  };
}

type Answer = (request: Omit<ApiRequest, 'isQuiet'>) => ApiAnswer;

async function buildServer(options: CardSandboxOptions, keys: Keys, reply: Answer) {
  // Has no logger: card numbers pass through here and must not be written anywhere.
  const server: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: 65_536,
    forceCloseConnections: true,
    // The longest id that the shop asks about. The router answers longer ones as though the API didn't exist.
    routerOptions: { maxParamLength: 255 },
  });
  await server.register(cors, { origin: options.origins, methods: ['GET', 'POST'] });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => encodeJson(body),
  );
  server.setErrorHandler((error, _request, response) => {
    const known = error instanceof StripeError ? error : undefined;
    if (!known) options.onFault(error);
    const fault = new StripeError(500, {
      type: 'api_error',
      message: 'An unknown error occurred.',
    });
    send(response, refusal(known ?? fault, makeId('req_', 14), true));
  });
  server.setNotFoundHandler((request, response) => {
    const error = invalidRequest(
      `Unrecognized request URL (${request.method}: ${request.url}).`,
      {},
      404,
    );
    send(response, refusal(error, makeId('req_', 14), true));
  });
  for (const route of routes) {
    server.route<{ Params: { id?: string } }>({
      method: route.method,
      url: route.url,
      handler: async (request, response) => {
        const [path = '', query = ''] = request.url.split('?');
        const result = reply({
          route,
          id: request.params.id ?? '',
          path,
          encoded: route.method === 'GET' ? query : String(request.body ?? ''),
          fromBrowser: authorize(request, route, keys) === 'browser',
          account: accountOf(request.headers),
          origin: `http://127.0.0.1:${request.socket.localPort ?? options.port}`,
          idempotencyKey: readKey(request.headers['idempotency-key']),
        });
        return send(response, result);
      },
    });
  }
  return server;
}

/** The connected account that a call is for. Versions 1 and 2 of the API name it in different headers. */
function accountOf(headers: IncomingHttpHeaders): string | null {
  const header = headers['stripe-account'] ?? headers['stripe-context'];
  return typeof header === 'string' && header !== '' ? header : null;
}

function send(response: FastifyReply, { status, headers, body }: ApiAnswer): FastifyReply {
  return response.code(status).headers(headers).type('application/json').send(body);
}
