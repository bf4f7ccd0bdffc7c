import { startTestShop } from '../shop/start-test-shop.ts';

// A shop in a process of its own, on a shared database; it ends with its parent. The parent can break it while it runs.

/** Breaks the process from then on; null repairs it. */
export type Fault = 'ignores no-cache' | 'keeps what it has read' | null;

const [mongodbUri = '', dbName = '', secret = ''] = process.argv.slice(2);
const shop = await startTestShop({
  listen: true,
  env: { JWT_SECRET: secret },
  connect: { dbName },
  config: {
    mongodbUri,
    // Never called: nobody pays.
    cards: {
      kind: 'hosted',
      apiUrl: null,
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      connectWebhookSecrets: [],
    },
  },
});
const { cache } = shop;
const { forRequest, written } = cache;
const { now } = performance;
process.on('message', ({ fault }: { fault: Fault }) => {
  const ignores = fault === 'ignores no-cache';
  cache.forRequest = (request, answer) =>
    forRequest.call(cache, ignores ? { noCache: false } : request, answer) as never;
  const keeps = fault === 'keeps what it has read';
  cache.written = keeps ? () => {} : written;
  performance.now = keeps ? () => 0 : now;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
process.send?.(shop.url);
