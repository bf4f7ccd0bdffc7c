import { dependencyMessage } from '@fitness-zone/contract/dependency-messages.ts';
import type { Dependency, DependencyState } from '@fitness-zone/contract/enums.ts';
import type { DependencyReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';
import { within } from '../../shared/within.ts';

export type CheckedShop = Pick<
  Shop,
  | 'config'
  | 'database'
  | 'identity'
  | 'cards'
  | 'images'
  | 'mail'
  | 'events'
  | 'searchIndex'
  | 'log'
>;

/** Milliseconds without an answer after which a service counts as down, or slow. */
const bounds = { downMs: 2_000, slowMs: 800 };

type Check = { name: Dependency; hosted: boolean; ask: () => Promise<unknown> };

/** An account that no provider has. */
const nobody = 'health-check';

const dependenciesOf = ({
  config,
  database,
  identity,
  cards,
  images,
  mail,
  events,
  searchIndex,
}: CheckedShop): Check[] => [
  { name: 'database', hosted: config.mongodbUri !== null, ask: () => database.ping() },
  { name: 'identity', hosted: identity.hosted, ask: () => identity.account(nobody) },
  {
    name: 'cards',
    hosted: cards.browser.mode === 'stripe',
    ask: () =>
      cards.stripe.paymentIntents.list(
        { limit: 1 },
        { timeout: bounds.downMs, maxNetworkRetries: 0 },
      ),
  },
  { name: 'images', hosted: images.folder === null, ask: () => images.ping() },
  { name: 'mail', hosted: mail.kept === null, ask: () => mail.ping() },
  {
    name: 'events',
    hosted: events.isShared,
    ask: async () => {
      if (!events.isCurrent()) throw new Error('nothing was heard of other processes');
    },
  },
  { name: 'search', hosted: config.search !== null, ask: () => searchIndex.check() },
];

/**
 * Checks all services at once, each within two seconds. Doesn't check a service again before it has answered the last
 * check. Only the log has the reason why a service is down.
 */
export function createDependencyChecks(shop: CheckedShop): () => Promise<DependencyReport[]> {
  const dependencies = dependenciesOf(shop);
  const underWay = new Map<Dependency, Promise<unknown>>();

  /** Asks a service, or joins the check that is under way. */
  function ask({ name, ask: begin }: Check): Promise<unknown> {
    const asked = underWay.get(name) ?? begin().finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  }

  async function stateOf(check: Check): Promise<DependencyState> {
    const began = performance.now();
    try {
      await within(bounds.downMs, ask(check), 'no answer in time');
      return performance.now() - began < bounds.slowMs ? 'up' : 'slow';
    } catch (err) {
      shop.log.warn({ err, dependency: check.name }, 'a service does not answer');
      return 'down';
    }
  }

  return () =>
    Promise.all(
      dependencies.map(async (check) => {
        const { name, hosted } = check;
        const state = await stateOf(check);
        return { name, state, hosted, message: dependencyMessage(name, state, hosted) };
      }),
    );
}
