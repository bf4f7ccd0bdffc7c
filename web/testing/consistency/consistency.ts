import { searchesAreCurrent } from '@fitness-zone/testkit/search/searches-are-current.ts';
import { deleteRecords } from '@fitness-zone/testkit/shop/delete-records.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import fc from 'fast-check';
import { type Difference, formatDifferences } from '../compareResults.ts';
import { type Send, sendOnce } from './acts/act.ts';
import { openParticipants, type ParticipantName, type Participants } from './participants.ts';
import { aStep, type Step, take } from './steps.ts';

/** Starts a shop that listens, for live changes. */
export const startShop = () => startTestShop({ listen: true, env: { LOG_LEVEL: 'error' } });

/** A participant who is idle. */
const anybody = fc.constantFrom<ParticipantName>('buyer', 'seller', 'admin', 'visitor');

/** One shop in ten has more products and users than a screen's page. */
const isCrowded = fc.nat({ max: 9 }).map((number) => number === 9);

/**
 * After any steps of any participants, all open screens show from the cache what a fresh client would fetch, even if
 * earlier responses arrive late. The acting participant sees the change by the response alone, before any live change
 * arrives.
 */
export const screensMatchServer = (
  shop: TestShop,
  { send = sendOnce, longest = 4 }: { send?: Send; longest?: number } = {},
) =>
  fc.asyncProperty(
    fc.array(aStep, { minLength: 1, maxLength: longest }),
    anybody,
    isCrowded,
    async (steps, onlooker, crowded) => {
      await deleteRecords(shop);
      const present = new Set([...steps.map(({ who }) => who), onlooker]);
      const all = await openParticipants(shop, present, { crowded });
      try {
        for (const step of steps) await takeAndCheck(all, step, send);
        await checkAll(all);
      } finally {
        await all.close();
      }
    },
  );

/**
 * Steps that notify the acting user: a buyer of their own payment, readers of a thread of its read notification, both
 * sides of reviews that became visible, and a seller of the refund after cancelling a sale.
 */
const changesNotifications = new Set<Step['what']>([
  'recordPayment',
  'markThreadRead',
  'addReview',
  'cancelOrder',
]);

async function takeAndCheck(all: Participants, step: Step, send: Send): Promise<void> {
  const { browser } = all.participant(step.who);
  browser.operations.length = 0;
  await take(all, step, send);
  await searchesAreCurrent(all.shop);
  expectNoDifferences(
    await browser.check({ beforeLive: true, notified: changesNotifications.has(step.what) }),
    `${step.who} ${step.what}: by the answer alone`,
  );
  await receiveAll(all);
  if (step.what !== 'refetches' && browser.actions().length > 1) {
    throw new Error(`${step.who} ${step.what} sent more than one operation: ${browser.operations}`);
  }
}

async function checkAll({ participants }: Participants): Promise<void> {
  for (const [name, { browser }] of participants) {
    await browser.receiveDelayed();
    expectNoDifferences(await browser.check(), `${name}, at the end`);
  }
}

/** Waits until every browser has received all changes: they arrive in order, so it sends a last one. */
async function receiveAll({
  shop,
  participants,
  untouchedCategoryId: categoryId,
}: Participants): Promise<void> {
  await allNotified(shop);
  await searchesAreCurrent(shop);
  const browsers = [...participants.values()].map(({ browser }) => browser);
  const received = browsers.map(({ live }) => live.received(categoryId));
  shop.events.publish({ kind: 'category', categoryId });
  await Promise.all(received);
  for (const { live } of browsers) live.apply();
}

function expectNoDifferences(found: Difference[], when: string): void {
  if (found.length > 0) throw new Error(`${when}\n${formatDifferences(found)}`);
}
