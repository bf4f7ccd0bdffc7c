import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { payoutStories } from './actions/payout.stories.ts';
import { operationName } from './actions/registeredMutations.ts';
import { press } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { demoAdmin } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { operationOf } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { heading, orderPages } from './support/orders.ts';
import { payPart } from './support/payments.ts';
import { answerSetup, cardProvider, passDays, setUpPayouts } from './support/payouts.ts';
import { createCategory, createProducts, createUser, idOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const opened = await openBrowserAsAdmin();
const { browser, admin } = opened;
const { openOrder, sent } = orderPages(opened);

afterEach(() => passDays(0));

const aSeller = async () => ({
  seller: await createUser(browser, 'seller', 'Greta'),
  buyer: await createUser(browser, 'buyer', 'Paul'),
  category: await createCategory(admin),
});
type People = Awaited<ReturnType<typeof aSeller>>;

/** A seller's product that the buyer has paid, in full or the first half. */
async function sell(
  { seller, buyer, category }: People,
  { part = 'WHOLE', card }: { part?: 'WHOLE' | 'FIRST_HALF'; card?: string } = {},
) {
  const [bench] = await createProducts(seller, category.id, 'Bench');
  const { transactionId } = await payPart(browser, buyer, bench, part, card);
  const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders(first: 1) { nodes { id } } }',
  );
  return { bench, id: orders.nodes[0]?.id ?? '', transactionId };
}

/** A screen in a person's own browser. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  session.page.on('request', (request) => sent.add(operationOf(request)));
  await restoreLogin(session, who);
  await open(session.page, path);
  return {
    ...session,
    async finish() {
      expect(await violations(session.page)).toEqual([]);
      session.expectNoProblems();
      await session.close();
    },
  };
}

const payoutOn = (page: Page) => page.getByRole('region', { name: /^(Your|Seller’s) payout$/ });
const shows = (page: Page, text: string | RegExp) => payoutOn(page).getByText(text).waitFor();
const rowOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('row').filter({ hasText: name });
/** An amount and its label in a list of sums, such as "You get". */
const sumOf = (page: Page, name: string) =>
  page.locator('dl > *').filter({ has: page.getByText(name, { exact: true }) });

/** Enters the reason that a dialog asks for, and sends it. */
async function giveReason(page: Page, reason: string, send: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: send }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('set up before the first sale, money waits for the hand-over, is held, released, sent and paid out', async () => {
  const people = await aSeller();
  const { seller, buyer } = people;
  const money = await openScreen('/pages/payouts', seller);
  await press(money.page, 'Set up payouts');
  await answerSetup(money.page, 'Complete');
  await heading(money.page, 'Payouts are set up');

  const { bench, id } = await sell(people);
  const [buying, selling] = [await openOrder(id, buyer), await openOrder(id, seller, phone)];
  await shows(selling.page, 'Waits until the hand-over is confirmed.');
  await shows(selling.page, /^The buyer pays by card, and we keep the money safe/);
  await buying.page.getByText(/^We hold your money until you have the product\./).waitFor();
  expect(await payoutOn(buying.page).count()).toBe(0);
  await press(buying.page, 'Confirm receipt');
  await press(buying.page, 'Yes, I received it');
  await shows(selling.page, /^We’ll send it /);
  await buying.finish();

  const deciding = await openOrder(id, demoAdmin);
  await press(deciding.page, `Hold payout: ${bench.name}`);
  await giveReason(deciding.page, 'The buyer called us.', 'Hold payout');
  await shows(selling.page, 'Held by an admin: The buyer called us.');
  await passDays(3);
  await press(deciding.page, `Release payout: ${bench.name}`);
  await giveReason(deciding.page, 'They agree.', 'Release payout');
  for (const { page } of [deciding, selling]) await shows(page, 'On its way');
  await passDays(4);
  for (const { page } of [deciding, selling]) await shows(page, 'Paid out');
  await Promise.all([deciding.finish(), selling.finish()]);

  await open(money.page, '/pages/payouts');
  await rowOf(money.page, bench).getByText('Paid out').waitFor();
  await sumOf(money.page, 'Paid out').getByText('$120.00').waitFor();
  await open(money.page, '/pages/notifications');
  await money.page.getByText(`We sent you $120 for ${bench.name}.`).waitFor();
  await money.page.getByText(/Payout set-up was started\. If this wasn’t you/).waitFor();
  await money.finish();
});

test('set up after the first sale and restricted later, money waits for it; of two instalments each is sent once it is paid', async () => {
  const people = await aSeller();
  const { seller, buyer } = people;
  const { bench, id } = await sell(people);
  await buyer.confirmOrderReceipt(id);
  await passDays(3);
  const money = await openScreen('/pages/notifications', seller);
  await money.page.getByText(/Money from your sale is waiting\./).waitFor();
  await open(money.page, `/pages/orders/${id}`);
  await shows(money.page, 'Waits until you set up payouts.');
  await payoutOn(money.page).getByRole('link', { name: 'Set up payouts' }).press('Enter');
  await press(money.page, 'Set up payouts');
  await answerSetup(money.page, 'Leave it incomplete');
  await heading(money.page, 'Your set-up isn’t complete');
  await press(money.page, 'Continue set-up');
  await answerSetup(money.page, 'Complete, restricted later');
  await heading(money.page, 'Payouts are set up');
  await rowOf(money.page, bench).getByText('On its way').waitFor();

  const second = await sell(people, { part: 'FIRST_HALF' });
  await buyer.confirmOrderReceipt(second.id);
  await passDays(6);
  const checking = await openScreen('/pages/admin-payouts?tab=accounts', demoAdmin);
  await rowOf(checking.page, seller).getByText('Restricted').waitFor();
  await open(money.page, '/pages/payouts');
  await heading(money.page, 'Your payouts are stopped');
  await rowOf(money.page, second.bench).getByText('Waits until you set up payouts.').waitFor();
  await press(money.page, 'Solve this at Stripe');
  await answerSetup(money.page, 'Complete');
  await heading(money.page, 'Payouts are set up');
  await rowOf(money.page, second.bench)
    .getByText('Waits until the buyer pays the balance.')
    .waitFor();
  await rowOf(money.page, second.bench).getByText('$60.00 sent').waitFor();
  await payPart(browser, buyer, second.bench, 'BALANCE');
  await passDays(9);
  await rowOf(money.page, second.bench).getByText('$120.00 sent').waitFor();
  await open(checking.page, `/pages/admin-payouts?text=${seller.email}`);
  await rowOf(checking.page, bench).getByText('Paid out').waitFor();
  await Promise.all([money.finish(), checking.finish()]);
});

test('refunds and a lost dispute come out of what is sent, are taken back from it, or are kept from later sales', async () => {
  const people = await aSeller();
  const { seller, buyer } = people;
  await setUpPayouts(seller);
  const [reduced, disputed, reversed, owed] = [
    await sell(people),
    await sell(people, { card: 'pm_card_createDispute' }),
    await sell(people),
    await sell(people),
  ];
  const selling = await openOrder(reduced.id, seller);
  await buyer.reportProblem(reduced.id, {
    reason: 'BROKEN',
    wish: 'PARTIAL_REFUND',
    amount: 20_00,
    text: 'The seat is torn.',
  });
  await shows(selling.page, 'Waits until the reported problem is solved.');
  await seller.answerProblem(reduced.id, 'ACCEPT');
  await sumOf(selling.page, 'Refunded').getByText('−$20.00').first().waitFor();
  await sumOf(selling.page, 'You get').getByText('$100.00').waitFor();
  await selling.finish();

  const provider = await cardProvider();
  const losing = await openOrder(disputed.id, seller, phone);
  await expect
    .poll(async () => {
      const { data } = await provider.disputes.list({ payment_intent: disputed.transactionId });
      return data[0]?.id;
    })
    .toBeTruthy();
  await shows(losing.page, 'Waits for the decision of the buyer’s bank.');
  const { data } = await provider.disputes.list({ payment_intent: disputed.transactionId });
  await provider.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  });
  await shows(losing.page, 'The buyer got the money back.');
  await payoutOn(losing.page).getByText('Taken back by the bank').waitFor();
  await sumOf(losing.page, 'You get').getByText('$0.00').waitFor();
  await losing.finish();

  for (const { id } of [reduced, reversed, owed]) await buyer.confirmOrderReceipt(id);
  const refunding = await openScreen(`/pages/payments?text=${seller.email}`, demoAdmin);
  const refund = async ({ bench }: typeof owed) => {
    await press(refunding.page, `Actions for ${bench.name}`);
    await refunding.page.getByRole('menuitem', { name: 'Refund…' }).press('Enter');
    await giveReason(refunding.page, 'It broke.', 'Refund');
  };
  const sums = await openScreen('/pages/payouts', seller);
  await passDays(3);
  await rowOf(sums.page, reversed.bench).getByText('On its way').waitFor();
  await refund(reversed);
  await rowOf(sums.page, reversed.bench).getByText('Reversed', { exact: true }).waitFor();
  await passDays(4);
  await rowOf(sums.page, owed.bench).getByText('Paid out').waitFor();
  await refund(owed);
  await rowOf(sums.page, owed.bench).getByText('$120.00 owed').waitFor();
  await open(sums.page, '/pages/payouts');
  await sumOf(sums.page, 'Owed').getByText('$120.00').waitFor();
  await open(refunding.page, '/pages/admin-payouts?tab=accounts&accounts=owing');
  await rowOf(refunding.page, seller).getByText('$120.00').waitFor();

  const settling = await sell(people);
  await buyer.confirmOrderReceipt(settling.id);
  await passDays(7);
  await open(sums.page, `/pages/orders/${settling.id}`);
  await shows(sums.page, 'Kept for an earlier refund');
  await open(sums.page, `/pages/orders/${owed.id}`);
  await shows(sums.page, 'Settled by a later sale');
  await Promise.all([sums.finish(), refunding.finish()]);
});

test('a transfer that fails is retried, and what differs from the provider’s books is listed', async () => {
  const people = await aSeller();
  const { seller, buyer } = people;
  await setUpPayouts(seller);
  const { bench, id, transactionId } = await sell(people);
  await buyer.confirmOrderReceipt(id);
  await admin.post('/adminHoldPayout', { orderId: id, reason: 'The buyer called us.' });
  // On these days no other story compares the books.
  await passDays(40);
  const deciding = await openOrder(id, demoAdmin);
  await press(deciding.page, `Release payout: ${bench.name}`);
  await deciding.page.getByRole('dialog').getByRole('textbox').fill('They agree.');

  // Somebody transfers the money manually in Stripe's dashboard.
  const provider = await cardProvider();
  const sellerId = await idOf(seller);
  const { data } = await provider.v2.core.accounts.list();
  const destination = data.find(({ metadata }) => metadata?.userId === sellerId)?.id ?? '';
  const { latest_charge } = await provider.paymentIntents.retrieve(transactionId);
  const byHand = await provider.transfers.create({
    amount: 100_00,
    currency: 'usd',
    destination,
    source_transaction: String(latest_charge),
  });
  const dialog = deciding.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Release payout' }).press('Enter');
  await shows(deciding.page, 'Not sent');
  await provider.transfers.createReversal(byHand.id);
  const listing = await openScreen('/pages/overview', demoAdmin);
  await listing.page.getByRole('link', { name: /^Failed transfers now/ }).press('Enter');
  await rowOf(listing.page, bench).getByText('The transfer failed.').waitFor();
  await press(deciding.page, `Retry transfer: ${bench.name}`);
  await shows(deciding.page, 'On its way');
  await deciding.finish();

  await passDays(42);
  await expect
    .poll(async () => {
      const query = '{ adminReconciliation { differences { reference } } }';
      type Compared = { adminReconciliation: { differences: { reference: string }[] } | null };
      const { adminReconciliation } = await admin.graphql<Compared>(query);
      return adminReconciliation?.differences.map(({ reference }) => reference);
    })
    .toContain(byHand.id);
  await open(listing.page, '/pages/admin-payouts');
  await listing.page.getByRole('link', { name: 'Reconciliation (2)' }).press('Enter');
  await rowOf(listing.page, { name: byHand.id }).getByText('$100.00').waitFor();
  await rowOf(listing.page, { name: byHand.id }).getByText('Missing').waitFor();
  await listing.finish();
});

test('these stories take the steps that they are listed with', () => {
  expect([...sent]).toEqual(expect.arrayContaining(payoutStories.map(operationName)));
});
