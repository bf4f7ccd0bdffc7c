import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { Outcome } from '../../graph/embedded/stripe/operations/accounts.ts';
import {
  type CardSandboxOptions,
  startCardSandbox,
} from '../../graph/embedded/stripe/sandbox.server.ts';

/** A webhook endpoint for tests. Stores the requests and answers as configured. */
export async function startWebhookEndpoint() {
  const received: { body: string; signature: string }[] = [];
  const waiting: { types: string[]; done: () => void }[] = [];
  const endpoint = { status: 200, received, url: '', until, stop };
  const server = createServer(async (request, response) => {
    const body = await read(request);
    response.writeHead(endpoint.status).end();
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    for (const wish of waiting) if (has(wish.types)) wish.done();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;

  function has(types: string[]): boolean {
    const got = received.map(({ body }) => String(JSON.parse(body).type));
    return types.every((type) => {
      const index = got.indexOf(type);
      if (index >= 0) got.splice(index, 1);
      return index >= 0;
    });
  }

  /** Resolves when an event of each of these types has arrived (a type listed twice: two events). */
  function until(...types: string[]): Promise<void> {
    if (has(types)) return Promise.resolve();
    return new Promise((done) => waiting.push({ types, done }));
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  return endpoint;
}

/**
 * Opens an account link as a seller's browser does and submits the sandbox's onboarding page.
 * @returns where the page leads, or where a used or expired link leads
 */
export async function answerOnboarding(
  url: string,
  outcome: Outcome = 'active',
  bank = '000123456789',
): Promise<string | null> {
  const opened = await fetch(url, { redirect: 'manual' });
  if (opened.status !== 200) return opened.headers.get('location');
  const [, page = ''] = /name="page" value="(\w+)"/.exec(await opened.text()) ?? [];
  const body = new URLSearchParams({ page, outcome, bank });
  const sent = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return sent.headers.get('location');
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A sandbox on a free port with a folder of its own, and the official SDK connected to it. */
export async function startSandboxForTest(options: Partial<CardSandboxOptions> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cards-')));
  const faults: unknown[] = [];
  const sandbox = await startCardSandbox({
    dataDir,
    port: 0,
    origins: ['http://localhost:4000'],
    webhookUrl: () => undefined,
    onFault: (error) => faults.push(error),
    ...options,
  });
  const at = { host: '127.0.0.1', port: sandbox.port, protocol: 'http' as const };
  const stripe = new Stripe(sandbox.secretKey, { ...at, maxNetworkRetries: 0, telemetry: false });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { ...sandbox, dataDir, faults, stripe, remove };
}

export type SandboxForTest = Awaited<ReturnType<typeof startSandboxForTest>>;
