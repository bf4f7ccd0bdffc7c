import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { desktop, phone } from './support/harness.ts';
import { type Recording, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { shownCode, unfoldDetails } from './support/orders.ts';
import { payPart } from './support/payments.ts';
import {
  createCategory,
  createProducts,
  createUser,
  type PostedProduct,
} from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, open, ready } from './support/screens.ts';
import type { Session } from './support/session.ts';
import { saveSnapshot, snapshotIn, waitingIn } from './support/storedCache.ts';
import { waitingNotice } from './support/unsentMessages.ts';

const { browser, admin } = await openBrowserAsAdmin();

type Side = { user: HttpUser; session: Session; recording: Recording };

/** A deal, and the browser of each side, which stores its screens. */
type Deal = {
  buyer: Side;
  seller: Side;
  bench: PostedProduct;
  threadId: string;
  offerId: string;
  orderId: string;
  code: string;
};

let deal: Deal;

async function aSide(role: 'buyer' | 'seller', name: string, viewport: typeof phone) {
  const user = await createUser(browser, role, name);
  const session = await browser.newSession(viewport, { serviceWorkers: 'allow' });
  await restoreLogin(session, user);
  await open(session.page, '/pages');
  await session.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return { user, session, recording: record(session.page) };
}

beforeAll(async () => {
  const [seller, buyer, { id }] = await Promise.all([
    aSide('seller', 'Greta', desktop),
    aSide('buyer', 'Paul', phone),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller.user, id, 'Bench');
  deal = { seller, buyer, bench, threadId: '', offerId: '', orderId: '', code: '' };
});

afterAll(async () => {
  for (const { session } of [deal.buyer, deal.seller]) await session.close();
});

const unreachable = 'We couldn’t reach the shop.';

type Screen = {
  who: 'buyer' | 'seller';
  path: string;
  /** a text that it shows with and without the network */
  known: string | RegExp;
};

type Outcome = 'waits' | 'fails';

/**
 * Opens a screen, cuts the network and reloads; the screen shows its stored data. An action then visibly waits or fails
 * at once. Once the network is back, the screen equals a fresh one.
 */
async function withoutNetwork(
  { who, path, known }: Screen,
  act: (page: Page) => Promise<void>,
  outcome: Outcome,
): Promise<void> {
  const { session, recording } = deal[who];
  const { page, context } = session;
  const shows = async () => {
    await ready(page);
    await unfoldDetails(page);
    await page.getByText(known).first().waitFor();
  };
  await page.goto(path);
  await shows();
  await recording.sent();
  await saveSnapshot(page);
  expect(await snapshotIn(page)).not.toBeNull();
  await context.setOffline(true);
  await page.reload();
  await shows();
  await act(page);
  if (outcome === 'waits') {
    await waitingNotice(page).waitFor();
    await expect.poll(() => waitingIn(page)).toContain('"id"');
  } else await page.getByText(unreachable).first().waitFor();
  await page.reload();
  await shows();
  if (outcome === 'waits') await waitingNotice(page).waitFor();
  else expect([null, '[]']).toContain(await waitingIn(page));
  await context.setOffline(false);
  await waitingNotice(page).waitFor({ state: 'detached' });
  // Further down, the button to the top is visible.
  await page.evaluate(() => scrollTo(0, 0));
  const fresh = await context.newPage();
  await fresh.setViewportSize(page.viewportSize() ?? desktop);
  await open(fresh, path);
  await unfoldDetails(fresh);
  await expectSame(page, fresh);
  await fresh.close();
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
}

/** The number of times that the conversation has a message. */
async function timesSaid(text: string): Promise<number> {
  const { thread } = await deal.seller.user.graphql<{
    thread: { messages: { nodes: { text: string }[] } };
  }>('query ($id: ID!) { thread(id: $id) { messages { nodes { text } } } }', { id: deal.threadId });
  return thread.messages.nodes.filter((one) => one.text === text).length;
}

const orderPath = () => `/pages/orders/${deal.orderId}`;
const threadPath = () => `/pages/messages/${deal.threadId}`;

async function orderNow<Fields>(fields: string): Promise<Fields> {
  const { order } = await deal.seller.user.graphql<{ order: Fields }>(
    `query ($id: ID!) { order(id: $id) { ${fields} } }`,
    { id: deal.orderId },
  );
  return order;
}

async function offerStatus(): Promise<string | undefined> {
  const { offers } = await deal.buyer.user.graphql<{ offers: { nodes: { status: string }[] } }>(
    '{ offers { nodes { status } } }',
  );
  return offers.nodes[0]?.status;
}

test('1: a question was asked; the answer waits', async () => {
  const { buyer, bench } = deal;
  const { thread } = await buyer.user.askSeller(bench, 'Does it fold?');
  deal.threadId = thread.id;
  const screen = { who: 'seller', path: threadPath(), known: 'Does it fold?' } as const;
  await withoutNetwork(screen, (page) => write(page, 'It does.'), 'waits');
  expect(await timesSaid('It does.')).toBe(1);
});

test('2: an offer was made; accepting fails at once', async () => {
  const { id } = await deal.buyer.user.makeOffer(deal.bench, 80_00);
  deal.offerId = id;
  const accept = async (page: Page) => {
    await press(page, new RegExp(`^Accept \\$80.00 from .* for ${deal.bench.name}$`));
    await page.getByRole('dialog').getByRole('button', { name: 'Accept $80.00' }).press('Enter');
  };
  await withoutNetwork({ who: 'seller', path: '/pages/offers', known: '$80.00' }, accept, 'fails');
  expect(await offerStatus()).toBe('OPEN');
});

test('3: the seller asks for more; accepting fails at once', async () => {
  await deal.seller.user.counterOffer({ id: deal.offerId }, 80_00, 90_00);
  await withoutNetwork(
    { who: 'buyer', path: '/pages/offers', known: '$90.00' },
    (page) => press(page, `Accept $90.00 for ${deal.bench.name}`),
    'fails',
  );
  expect(await offerStatus()).toBe('OPEN');
});

test('4: the price is agreed; a message waits', async () => {
  await deal.buyer.user.acceptCounterOffer({ id: deal.offerId }, 90_00);
  const screen = { who: 'buyer', path: threadPath(), known: 'It does.' } as const;
  await withoutNetwork(screen, (page) => write(page, 'I pay tonight.'), 'waits');
  expect(await timesSaid('I pay tonight.')).toBe(1);
  expect(await offerStatus()).toBe('ACCEPTED');
});

test('5: the product is paid; proposing times fails at once', async () => {
  await payPart(browser, deal.buyer.user, deal.bench, 'WHOLE');
  const { orders } = await deal.buyer.user.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  deal.orderId = orders.nodes[0]?.id ?? '';
  const propose = async (page: Page) => {
    await press(page, 'Propose times');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Time', { exact: true }).fill(localTime(3));
    await dialog.getByRole('textbox', { name: 'Place' }).fill('5 Mill Lane');
    await press(page, 'Propose');
  };
  await withoutNetwork(
    { who: 'seller', path: orderPath(), known: deal.buyer.user.name },
    propose,
    'fails',
  );
  expect(await orderNow('pickUp { proposal { id } }')).toEqual({ pickUp: null });
});

test('6: a time is chosen; “I’m here” waits', async () => {
  const { buyer, seller } = deal;
  const order = { id: deal.orderId };
  const time = localTime(1 / 24);
  const { proposal } = await seller.user.proposePickUp(order, { times: [time] });
  await buyer.user.acceptPickUp(order, proposal ?? { id: '' }, proposal?.times[0] ?? '');
  await withoutNetwork(
    { who: 'buyer', path: orderPath(), known: '5 Mill Lane' },
    (page) => press(page, 'I’m here'),
    'waits',
  );
  const { timeline } = await orderNow<{ timeline: { kind: string }[] }>('timeline { kind }');
  expect(timeline.filter(({ kind }) => kind === 'ARRIVED')).toHaveLength(1);
});

test('7: the buyer has arrived, and shows the code without the network', async () => {
  const screen = {
    who: 'buyer',
    path: orderPath(),
    known: 'You arrived at the pick-up',
  } as const;
  const readAndWrite = async (page: Page) => {
    deal.code = await shownCode(page);
    await write(page, 'At the door.');
  };
  await withoutNetwork(screen, readAndWrite, 'waits');
  expect(await timesSaid('At the door.')).toBe(1);
});

test('8: the code is entered, and waits', async () => {
  const enter = async (page: Page) => {
    await press(page, 'Enter the code');
    await page.getByRole('textbox', { name: 'Code' }).fill(deal.code);
    await press(page, 'Confirm hand-over');
  };
  await withoutNetwork({ who: 'seller', path: orderPath(), known: 'At the door.' }, enter, 'waits');
  expect(await orderNow('state handOverProof')).toEqual({
    state: 'CONFIRMED',
    handOverProof: 'CODE',
  });
});

test('9: it is handed over; reporting a problem fails at once', async () => {
  const report = async (page: Page) => {
    await press(page, 'Report a problem');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'What’s wrong?' }).selectOption('BROKEN');
    await dialog.getByRole('textbox', { name: 'What happened' }).fill('The seat is torn.');
    await dialog.getByRole('radio', { name: 'Part of the price back' }).check();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
    await dialog.getByRole('button', { name: 'Report problem' }).press('Enter');
  };
  await withoutNetwork({ who: 'buyer', path: orderPath(), known: 'All done' }, report, 'fails');
  expect(await orderNow('hasOpenProblem')).toEqual({ hasOpenProblem: false });
});

test('10: a problem is open; an offer waits', async () => {
  await deal.buyer.user.reportProblem(deal.orderId, {
    reason: 'BROKEN',
    wish: 'PARTIAL_REFUND',
    amount: 20_00,
    text: 'The seat is torn.',
  });
  const answer = async (page: Page) => {
    await press(page, 'Answer');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Offer an amount' }).check();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10');
    await press(page, 'Send answer');
  };
  await withoutNetwork(
    { who: 'seller', path: orderPath(), known: 'The seat is torn.' },
    answer,
    'waits',
  );
  const { problems } = await orderNow<{ problems: { steps: { kind: string }[] }[] }>(
    'problems { steps { kind } }',
  );
  expect(problems[0]?.steps.map(({ kind }) => kind)).toEqual(['OPENED', 'OFFERED']);
});

test('11: the problem is answered; accepting fails at once', async () => {
  const accept = async (page: Page) => {
    await press(page, 'Accept the offer');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).press('Enter');
  };
  await withoutNetwork({ who: 'buyer', path: orderPath(), known: '$10.00' }, accept, 'fails');
  expect(await orderNow('hasOpenProblem')).toEqual({ hasOpenProblem: true });
});

test('12: the problem is settled; a review fails at once', async () => {
  await deal.buyer.user.acceptProblemOffer(deal.orderId, 10_00);
  const review = async (page: Page) => {
    await press(page, `Write a review: ${deal.bench.name}`);
    await page.getByRole('radio', { name: '5 stars' }).click();
    await press(page, 'Send');
  };
  await withoutNetwork(
    { who: 'buyer', path: orderPath(), known: 'You accepted the offer' },
    review,
    'fails',
  );
});
