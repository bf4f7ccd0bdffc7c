import { anUpdate } from '@fitness-zone/testkit/factories.ts';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowserApis, stubDialogs } from '../../../../testing/browserApiStubs.ts';
import { openShop, openTab, type Shop } from '../../../../testing/paymentPage.tsx';
import { paths } from '../../../lib/paths.ts';
import { renderToasts } from '../../../ui/toasts/toast.ts';

const accepted = '4242424242424242';
const congratulations = 'Congrats! Your payment completed';

let shop: Shop;
let ignoreToasts: () => void;
const toasts: string[] = [];

stubBrowserApis();
stubDialogs();

beforeAll(async () => {
  shop = await openShop();
  ignoreToasts = renderToasts((event) => {
    if (event.type === 'show') toasts.push(event.message);
  });
  // Removes toasts of earlier test files that were never rendered.
  toasts.length = 0;
});

afterEach(() => {
  cleanup();
  toasts.length = 0;
});

afterAll(() => {
  ignoreToasts();
  return shop.close();
});

type Tab = ReturnType<typeof openTab>;

const cardNumber = (tab: Tab) =>
  tab.findByRole<HTMLInputElement>('textbox', { name: /card number/i });

/** Presses Pay, once it is enabled, and waits until the card is charged; the shop may record it later. */
async function completePayment(tab: Tab) {
  await tab.pays();
  await tab.findByText(congratulations);
}

/** Pays with a card that is always accepted. */
async function payByCard(tab: Tab) {
  await tab.types(accepted);
  await completePayment(tab);
}

test('a buyer is greeted, pays, sees the transaction, and finds the purchase', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.findByText(`Hello ${buyer.name}, please pay $120.00 for ${bench.productName}.`);
  await tab.types(accepted);
  await waitFor(async () => expect((await tab.payButton()).disabled).toBe(false));
  await completePayment(tab);
  expect(tab.queryByText(/please pay/)).toBeNull();
  tab.getByText(`Hello ${buyer.name}.`);
  const transactionId = (await tab.findByText(/^pi_/)).textContent;
  const received = `Payment received: ${bench.productName} is yours`;
  await waitFor(() => expect(toasts).toEqual([received]));
  expect(transactionId).toMatch(/^pi_/);
  await tab.user.click(await tab.findByRole('link', { name: 'View purchase' }));
  await tab.findByRole('heading', { name: bench.productName });
  await tab.user.click(tab.getByRole('link', { name: 'Purchases' }));
  await tab.findByRole('link', { name: bench.productName });
});

test('the card’s faults and the bank’s words stand in red under the field; another card may follow', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.types('4242424242424241');
  await tab.findByText('Your card number is invalid.');
  await tab.user.clear(await cardNumber(tab));
  await tab.types('4000000000009995');
  await tab.pays();
  await tab.findByText('Your card has insufficient funds.');
  await tab.user.clear(await cardNumber(tab));
  await tab.user.type(await cardNumber(tab), accepted);
  await completePayment(tab);
});

/** A network on which requests for one operation fail while `broken` is true. */
function aNetwork(operation: string) {
  const network = { broken: true, sent: 0, fetch: fetchUnlessBroken };
  async function fetchUnlessBroken(...[url, init]: Parameters<typeof fetch>) {
    const isMeant = String(init?.body).includes(`"operationName":"${operation}"`);
    if (isMeant) network.sent += 1;
    if (isMeant && network.broken) throw new TypeError('network');
    return fetch(url, init);
  }
  return network;
}

test('a double click pays once', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork('RecordPayment');
  network.broken = false;
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.types(accepted);
  await tab.user.dblClick(await tab.readyPayButton());
  await tab.findByText(congratulations);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(network.sent).toBe(1);
});

test('paying in a second tab finds the payment of the first', async () => {
  const { buyer, bench } = await shop.createFixture();
  const [first, second] = [openTab(shop, buyer, bench), openTab(shop, buyer, bench)];
  await first.types(accepted);
  await second.types('5555555555554444');
  await completePayment(first);
  await completePayment(second);
  expect(second.getByText(/^pi_/).textContent).toBe(first.getByText(/^pi_/).textContent);
});

test('coming back after the payment shows it instead of a card form', async () => {
  const { buyer, bench } = await shop.createFixture();
  const before = openTab(shop, buyer, bench);
  await payByCard(before);
  before.close();
  const after = openTab(shop, buyer, bench);
  await after.findByText(congratulations);
  expect(after.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('the paid amount stays the total even if the product’s price or currency changes', async () => {
  const { buyer, bench } = await shop.createFixture();
  const before = openTab(shop, buyer, bench);
  await payByCard(before);
  before.close();
  const changedPrice: typeof fetch = async (...[url, init]) => {
    const response = await fetch(url, init);
    // In every answer: the one about the payment also contains its product.
    const text = (await response.text()).replaceAll(
      /("resalePrice":\{[^}]*)\$120\.00/g,
      '$1€130.00',
    );
    return new Response(text, response);
  };
  const after = openTab(shop, buyer, bench, { fetch: changedPrice });
  await after.findByText(congratulations);
  const order = within(after.getByRole('region', { name: 'Your order' }));
  order.getByText('$120.00');
  expect(order.queryByText('€130.00')).toBeNull();
});

test('a payment that could not be recorded is kept, and recording can be retried', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork('RecordPayment');
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.types(accepted);
  await tab.pays();
  await tab.findByText(/don’t pay again/);
  network.broken = false;
  await tab.user.click(tab.getByRole('button', { name: 'Try again' }));
  await tab.findByRole('link', { name: 'My purchases' });
});

test('Pay waits while the payment cannot be opened, and a retry opens it', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork('CreatePaymentIntent');
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.findByText(/couldn’t reach the shop/);
  expect((await tab.payButton()).disabled).toBe(true);
  network.broken = false;
  await tab.user.click(tab.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await tab.payButton()).disabled).toBe(false));
});

test('a buyer who is too late sees a message, before or after paying', async () => {
  const { buyer, otherBuyer, bench } = await shop.createFixture();
  const [first, late] = [openTab(shop, buyer, bench), openTab(shop, otherBuyer, bench)];
  await first.types(accepted);
  await late.types(accepted);
  await completePayment(first);
  await late.pays();
  await late.findByText(/sold/);
  const later = openTab(shop, otherBuyer, bench);
  await later.findByText(/sold/);
  expect((await later.payButton()).disabled).toBe(true);
});

test('the form closes as soon as the page receives the change that somebody else has paid', async () => {
  const { buyer, otherBuyer, bench } = await shop.createFixture();
  const [first, late] = [openTab(shop, buyer, bench), openTab(shop, otherBuyer, bench)];
  await first.types(accepted);
  await late.readyPayButton();
  await completePayment(first);
  await first.findByRole('link', { name: 'View purchase' });
  await late.refreshes();
  await late.findByText(/sold/);
  expect((await late.payButton()).disabled).toBe(true);
  expect((await cardNumber(late)).disabled).toBe(true);
  expect(late.queryByText(/please pay/)).toBeNull();
});

test('a price that changes while the page is open is named, and asked for', async () => {
  const { buyer, seller, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.readyPayButton();
  await seller.updateProduct(
    anUpdate(bench, { productName: bench.productName, resalePrice: 130_00 }),
  );
  await tab.refreshes();
  await tab.findByText('The price changed from $120.00 to $130.00.');
  await waitFor(async () => expect((await tab.readyPayButton()).textContent).toBe('Pay $130.00'));
});

test('the page says who sells the product, where it is, and what follows from paying', async () => {
  const { buyer, seller, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.readyPayButton();
  const about = within(tab.getByRole('complementary', { name: 'About this purchase' }));
  about.getByRole('link', { name: seller.name });
  about.getByText('New seller');
  about.getByText('Berlin');
  expect(about.getAllByRole('listitem')).toHaveLength(3);
  await payByCard(tab);
  expect(about.queryByRole('listitem')).toBeNull();
});

test('the form gives way to the payment as soon as the page receives one made in another tab', async () => {
  const { buyer, bench } = await shop.createFixture();
  const [first, second] = [openTab(shop, buyer, bench), openTab(shop, buyer, bench)];
  await first.types(accepted);
  await second.readyPayButton();
  await completePayment(first);
  await first.findByRole('link', { name: 'View purchase' });
  await second.refreshes();
  await second.findByText(congratulations);
});

test('a challenge of the bank is passed in a dialog, or fails with words', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.types('4000002760003184');
  await tab.pays();
  const body = within(document.body);
  await tab.user.click(await body.findByRole('button', { name: 'Fail authentication' }));
  await tab.findByText(/unable to authenticate/);
  await tab.pays();
  await tab.user.click(await body.findByRole('button', { name: 'Complete authentication' }));
  await tab.findByText(congratulations);
});

test('the window of the bank closes when the payment is made in another tab', async () => {
  const { buyer, bench } = await shop.createFixture();
  const [first, second] = [openTab(shop, buyer, bench), openTab(shop, buyer, bench)];
  await first.types('4000002760003184');
  await first.pays();
  const body = within(document.body);
  await body.findByRole('dialog', { name: 'Your bank asks: is this you?' });
  await payByCard(second);
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  await first.findByText(congratulations, {});
});

test('the seller sees the sale and its buyer, the admin every payment', async () => {
  const { buyer, seller, admin, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await payByCard(tab);
  // The card is charged before the shop has recorded it. A toast may be left from the previous test.
  await tab.findByRole('link', { name: 'View purchase' });
  const sales = openTab(shop, seller, bench, { at: paths.sales });
  await sales.findByText(buyer.name);
  await sales.findByText('$120.00');
  const payments = openTab(shop, admin, bench, { at: paths.payments });
  const row = (await payments.findByText(buyer.name)).closest('tr');
  expect(row?.textContent).toContain('Paid');
});

test('a seller who opens the page sees that only buyers pay', async () => {
  const { seller, bench } = await shop.createFixture();
  const tab = openTab(shop, seller, bench);
  await tab.findByText('Only buyers can pay.');
});
