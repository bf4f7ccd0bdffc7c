import type { PartState, ShopPart } from '@fitness-zone/contract/enums.ts';
import { shopPartMessage } from '@fitness-zone/contract/shop-part-messages.ts';
import type { PartReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';
import { within } from '../../shared/within.ts';

export type CheckedShop = Pick<
  Shop,
  'config' | 'database' | 'identity' | 'cards' | 'images' | 'mail' | 'events' | 'log'
>;

/** A part that has not answered after so many milliseconds is down, or slow. */
const bounds = { downMs: 2_000, slowMs: 800 };

type Part = { part: ShopPart; hosted: boolean; ask: () => Promise<unknown> };

/** An account that no provider has. */
const nobody = 'health-check';

const partsOf = ({
  config,
  database,
  identity,
  cards,
  images,
  mail,
  events,
}: CheckedShop): Part[] => [
  { part: 'database', hosted: config.mongodbUri !== null, ask: () => database.ping() },
  { part: 'identity', hosted: identity.hosted, ask: () => identity.account(nobody) },
  {
    part: 'cards',
    hosted: cards.browser.mode === 'stripe',
    ask: () =>
      cards.stripe.paymentIntents.list(
        { limit: 1 },
        { timeout: bounds.downMs, maxNetworkRetries: 0 },
      ),
  },
  { part: 'images', hosted: images.folder === null, ask: () => images.ping() },
  { part: 'mail', hosted: mail.kept === null, ask: () => mail.ping() },
  {
    part: 'events',
    hosted: events.isShared,
    ask: async () => {
      if (!events.isCurrent()) throw new Error('nothing was heard of other processes');
    },
  },
];

/**
 * Checks all parts at once, each within two seconds. One that still has not answered an earlier check is not asked
 * again before it does. Why a part is down goes to the log, and nowhere else.
 */
export function createPartChecks(shop: CheckedShop): () => Promise<PartReport[]> {
  const parts = partsOf(shop);
  const underWay = new Map<ShopPart, Promise<unknown>>();

  /** Asks a part, or waits for the answer to an earlier question. */
  function ask({ part, ask: begin }: Part): Promise<unknown> {
    const asked = underWay.get(part) ?? begin().finally(() => underWay.delete(part));
    underWay.set(part, asked);
    return asked;
  }

  async function stateOf(part: Part): Promise<PartState> {
    const began = performance.now();
    try {
      await within(bounds.downMs, ask(part), 'no answer in time');
      return performance.now() - began < bounds.slowMs ? 'up' : 'slow';
    } catch (err) {
      shop.log.warn({ err, part: part.part }, 'a part of the shop does not answer');
      return 'down';
    }
  }

  return () =>
    Promise.all(
      parts.map(async (one) => {
        const { part, hosted } = one;
        const state = await stateOf(one);
        return { part, state, hosted, message: shopPartMessage(part, state, hosted) };
      }),
    );
}
