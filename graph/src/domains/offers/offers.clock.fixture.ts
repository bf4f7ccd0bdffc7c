import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { notificationsOf, posted } from './offers.fixture.ts';
import { sweepOffers } from './offers.sweeper.ts';

/** Friday. */
export const begin = Date.parse('2026-11-20T15:30:00Z');

/** A shop whose clock a test sets, and people's views of its offers. */
export async function startClockShop() {
  const clock = { now: begin };
  const env = { TIME_ZONE: 'UTC', HOLIDAYS: '2026-11-24,2026-12-25' };
  const shop = await startTestShop({ env, now: () => clock.now });
  return {
    shop,
    clock,
    posted: () => posted(shop),
    kindsTo: async (person: { id: string }) =>
      (await notificationsOf(shop, person)).map(({ kind }) => kind),
    /** Sets the clock back. Delivers due notifications first, since at an earlier time they wouldn't be due. */
    async reset() {
      // The sweeper only finds a killed process's leftovers on its next run, seconds from now.
      await sweepOffers(shop);
      await allNotified(shop);
      clock.now = begin;
    },
  };
}

type Seen = {
  inStock: string;
  hold: { until: string } | null;
  viewerOffer: { status: string; answeredAt: string | null; viewerCanWithdraw: boolean };
};

export const seen = async (person: TestUser, { id }: { id: string }) => {
  const { product } = await person.graphql<{ product: Seen }>(
    `query ($id: ID!) { product(id: $id) {
      inStock hold { until } viewerOffer { status answeredAt viewerCanWithdraw }
    } }`,
    { id },
  );
  return product;
};

/** The statuses of a person's offers over REST, in order. */
export const statusesOf = async (person: TestUser, filter = '') =>
  (await person.get<{ status: string }[]>(`/offers${filter}`)).map(({ status }) => status);
