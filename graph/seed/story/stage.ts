import type { Change } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../src/context/context.ts';
import type { Shop } from '../../src/context/shop.ts';
import type { UserRecord } from '../../src/domains/accounts/user.model.ts';
import { SearchCounts } from '../../src/domains/overview/searches/search-counts.service.ts';
import { ProductViews } from '../../src/domains/overview/statistics/product-views.service.ts';
import { createEvents } from '../../src/shared/events.ts';
import { emailOf, everybody } from '../people.ts';
import { requireSeeded } from '../require-seeded.ts';
import { catchUp, followUp } from './follow-up.ts';

/** The card provider at the story's clock. */
export type PastCards = Awaited<ReturnType<NonNullable<Shop['cards']['openPast']>>>;

/** The story's setting: the shop at its own clock, without effects outside. */
export type Stage = {
  shop: Shop;
  cards: PastCards;
  /** The story's end, in epoch milliseconds. */
  presentAt: number;
  /** The context of a request by a sample person. */
  as(person: string): Context;
  /** An account by its key in the sample people. */
  user(person: string): UserRecord;
  product(name: string): Promise<Types.ObjectId>;
  /** Performs an act at a time, and then its follow-ups in the shop. */
  at(time: number, act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const weekMs = 7 * dayMs;

/** Acts of the story don't count against anybody's limits. */
const unlimited = {
  spend: async () => ({ limit: 1, remaining: 1, resetAfter: 0 }),
  hold: async () => () => undefined,
  close: async () => undefined,
} satisfies Shop['limits'];

/** Takes every mail and sends none. */
const unsent = {
  send: async () => undefined,
  kept: async () => [],
  removeOf: async () => undefined,
  ping: async () => undefined,
} satisfies Shop['mail'];

/**
 * @param presentAt the story's end, in epoch milliseconds
 * @throws Error if a sample person has no account
 */
export async function openStage(real: Shop, presentAt: number): Promise<Stage> {
  if (!real.cards.openPast) throw new Error('the card provider has no past to tell of');
  let clock = presentAt;
  let caughtUpAt = 0;
  const now = () => clock;
  const cards = await real.cards.openPast(now);
  const services = { ...real, now };
  const changes: Change[] = [];
  const events = createEvents(null, null, now);
  events.listenToOwn((change) => changes.push(change));
  const views = new ProductViews(services);
  const searchCounts = new SearchCounts(services);
  const shop: Shop = {
    ...services,
    cards: { ...real.cards, stripe: cards.stripe },
    events,
    limits: unlimited,
    mail: unsent,
    views,
    searchCounts,
  };
  const users = await findEverybody(real);
  const products = new Map<string, Types.ObjectId>();
  const user = (person: string) => requireSeeded(users.get(person), person);
  return {
    shop,
    cards,
    presentAt,
    user,
    as(person) {
      const viewer = user(person);
      return {
        ...shop,
        viewer,
        bearer: null,
        address: addressOf(users, person),
        userAgent: 'Mozilla/5.0 (sample)',
        loaders: shop.createLoaders(viewer),
        spendPoints: async () => undefined,
      };
    },
    async product(name) {
      const known = products.get(name);
      if (known) return known;
      const found = await real.models.Product.findOne({ productName: name }, { _id: 1 }).lean();
      const { _id } = requireSeeded(found ?? undefined, name);
      products.set(name, _id);
      return _id;
    },
    async at(time, act) {
      clock = Math.round(time);
      if (isTimeTo(clock, caughtUpAt, presentAt)) {
        await catchUp(shop);
        caughtUpAt = clock;
      }
      await act();
      await views.flush();
      await searchCounts.flush();
      await followUp(shop, changes);
    },
    async close() {
      await views.close();
      await searchCounts.close();
      await cards.close();
    },
  };
}

/** Once a day in the last weeks, whose deadlines are visible; once a week before. */
const isTimeTo = (clock: number, caughtUpAt: number, presentAt: number): boolean =>
  clock - caughtUpAt >= (presentAt - clock > 3 * weekMs ? weekMs : dayMs);

async function findEverybody({ models }: Shop): Promise<Map<string, UserRecord>> {
  const emails = everybody.map(({ person }) => emailOf(person));
  const found: UserRecord[] = await models.User.find({ email: { $in: emails } }).lean();
  return new Map(
    everybody.flatMap(({ key, person }) => {
      const user = found.find(({ email }) => email === emailOf(person));
      return user ? [[key, user] as const] : [];
    }),
  );
}

/** Addresses that are set aside for documentation, one for each person. */
const addressOf = (users: Map<string, UserRecord>, person: string): string =>
  `192.0.2.${[...users.keys()].indexOf(person) + 1}`;
