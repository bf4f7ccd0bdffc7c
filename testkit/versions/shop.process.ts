import { startTestShop } from '../shop/start-test-shop.ts';

// A shop in a process of its own, on a database that it shares with others; it ends with its parent. The parent
// may break it while it runs.

/** What the parent asks for: a way in which the process is broken from then on, or null for none. */
export type Fault = 'ignores versions' | 'ignores what others write' | null;

const [mongodbUri = '', dbName = '', secret = ''] = process.argv.slice(2);
const shop = await startTestShop({
  listen: true,
  env: { JWT_SECRET: secret },
  connect: { dbName },
  config: {
    mongodbUri,
    // Never asked: nobody pays.
    cards: {
      kind: 'hosted',
      apiUrl: null,
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    },
  },
});
const { versions, writes } = shop;
const { tellOther } = writes;
process.on('message', ({ fault }: { fault: Fault }) => {
  versions.hasReached = (version) =>
    fault === 'ignores versions' ||
    Object.getPrototypeOf(versions).hasReached.call(versions, version);
  writes.tellOther = (write) => {
    if (fault !== 'ignores what others write') tellOther(write);
  };
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
process.send?.(shop.url);
