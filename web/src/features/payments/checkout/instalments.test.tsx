import { cleanup, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowserApis, stubDialogs } from '../../../../testing/browserApiStubs.ts';
import { openShop, openTab, type Shop } from '../../../../testing/paymentPage.tsx';
import { paths } from '../../../lib/paths.ts';

const accepted = '4242424242424242';

let shop: Shop;

stubBrowserApis();
stubDialogs();

beforeAll(async () => {
  shop = await openShop();
});

afterEach(cleanup);

afterAll(() => shop.close());

type Tab = ReturnType<typeof openTab>;

/**
 * A network that records the part of the price in each request to open a payment, and holds the answer until `release`.
 */
function aNetwork() {
  const parts: string[] = [];
  let held: Promise<void> | undefined;
  let release = () => {};
  const network: typeof fetch = async (url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    if (operationName !== 'CreatePaymentIntent') return fetch(url, init);
    parts.push(variables.part);
    const response = await fetch(url, init);
    await held;
    return response;
  };
  return {
    fetch: network,
    parts,
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

const inHalves = (tab: Tab) => tab.findByRole('radio', { name: 'Pay in two instalments' });
const atOnce = (tab: Tab) => tab.findByRole('radio', { name: 'Pay the whole price' });

const payButtonText = async (tab: Tab) => (await tab.readyPayButton()).textContent;

/** The costs in the order, line by line. */
const orderOf = (tab: Tab) =>
  [...tab.getByRole('region', { name: 'Your order' }).querySelectorAll('dl > div')].map(
    ({ textContent }) => textContent,
  );

async function paysByCard(tab: Tab) {
  await tab.types(accepted);
  await tab.pays();
  await tab.findByText('Congrats! Your payment completed');
}

test('the whole price is preset; who chooses two instalments pays half of it, and keeps the card that was typed', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork();
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  expect((await atOnce(tab)).matches(':checked')).toBe(true);
  expect(await payButtonText(tab)).toBe('Pay $120.00');
  await tab.types(accepted);
  await tab.user.click(await inHalves(tab));
  expect(await payButtonText(tab)).toBe('Pay $60.00');
  await tab.findByText(`Hello ${buyer.name}, please pay $60.00 for ${bench.productName}.`);
  expect(orderOf(tab)).toEqual(['Price$120.00', 'When you receive it$60.00', 'To pay now$60.00']);
  expect(network.parts).toEqual(['WHOLE', 'FIRST_HALF']);
  await tab.pays();
  await tab.findByText('Congrats! Your payment completed');
  tab.getByText(/^You’ve paid half\./);
  await tab.findByRole('link', { name: 'View purchase' });
  expect(orderOf(tab)).toEqual(['Price$120.00', 'First half, paid$60.00']);
});

test('the amount is that of the choice at once, and Pay waits until it is open', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork();
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.readyPayButton();
  network.hold();
  await tab.user.click(await inHalves(tab));
  const button = await tab.findByRole<HTMLButtonElement>('button', { name: 'Pay $60.00' });
  expect(button.disabled).toBe(true);
  network.release();
  await tab.readyPayButton();
});

test('choices that follow each other quickly open the last one only, and none twice', async () => {
  const { buyer, bench } = await shop.createFixture();
  const network = aNetwork();
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.readyPayButton();
  network.hold();
  await tab.user.click(await inHalves(tab));
  await tab.user.click(await atOnce(tab));
  await tab.user.click(await inHalves(tab));
  await tab.user.click(await atOnce(tab));
  await tab.user.click(await inHalves(tab));
  network.release();
  expect(await payButtonText(tab)).toBe('Pay $60.00');
  expect(network.parts).toEqual(['WHOLE', 'FIRST_HALF']);
});

test('the arrow keys change the choice', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  (await atOnce(tab)).focus();
  await tab.user.keyboard('{ArrowDown}');
  expect((await inHalves(tab)).matches(':checked')).toBe(true);
  expect(await payButtonText(tab)).toBe('Pay $60.00');
});

test('the balance is paid on the same page, which says what was paid before, and what is left', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.user.click(await inHalves(tab));
  await paysByCard(tab);
  await tab.user.click(await tab.findByRole('link', { name: 'View purchase' }));
  await tab.user.click(await tab.findByRole('link', { name: 'Pay the balance' }));
  await tab.findByText(/^You have paid the first half, \$60\.00 of \$120\.00 on /);
  expect(orderOf(tab)).toEqual(['Price$120.00', 'First half, paid$60.00', 'To pay now$60.00']);
  expect(tab.queryByRole('radio')).toBeNull();
  await paysByCard(tab);
  await tab.findByText(`Balance paid: you’ve paid for ${bench.productName} in full.`);
  await tab.findByRole('link', { name: 'View purchase' });
  expect(orderOf(tab)).toEqual([
    ...['First half, paid$60.00', 'Balance, paid$60.00', 'Total$120.00'],
  ]);
});

/** Pays the first half in a separate tab. */
async function paysFirstHalf(...[buyer, bench]: [Parameters<typeof openTab>[1], { id: string }]) {
  const before = openTab(shop, buyer, bench);
  await before.user.click(await inHalves(before));
  await paysByCard(before);
  await before.findByRole('link', { name: 'View purchase' });
  before.close();
}

test('the page opened anew asks for the balance, by its own address with one request', async () => {
  const { buyer, bench } = await shop.createFixture();
  await paysFirstHalf(buyer, bench);
  const network = aNetwork();
  const tab = openTab(shop, buyer, bench, { fetch: network.fetch });
  await tab.findByText(/^You have paid the first half/);
  expect(await payButtonText(tab)).toBe('Pay $60.00');
  expect(network.parts).toEqual(['WHOLE', 'BALANCE']);
  tab.close();

  const other = aNetwork();
  const at = paths.balance(bench.id);
  const direct = openTab(shop, buyer, bench, { at, fetch: other.fetch });
  await direct.findByText(/^You have paid the first half/);
  expect(await payButtonText(direct)).toBe('Pay $60.00');
  expect(other.parts).toEqual(['BALANCE']);
});

test('once both are paid the page says so, with one request', async () => {
  const { buyer, bench } = await shop.createFixture();
  await paysFirstHalf(buyer, bench);
  const paying = openTab(shop, buyer, bench, { at: paths.balance(bench.id) });
  await paysByCard(paying);
  await paying.findByRole('link', { name: 'View purchase' });
  paying.close();
  const network = aNetwork();
  const after = openTab(shop, buyer, bench, { fetch: network.fetch });
  await after.findByText(/you’ve paid for .* in full/);
  expect(orderOf(after)).toContain('Total$120.00');
  expect(network.parts).toEqual(['WHOLE']);
});

test('paying the balance in a second tab finds the payment of the first', async () => {
  const { buyer, bench } = await shop.createFixture();
  await paysFirstHalf(buyer, bench);
  const at = paths.balance(bench.id);
  const [first, second] = [
    openTab(shop, buyer, bench, { at }),
    openTab(shop, buyer, bench, { at }),
  ];
  await first.types(accepted);
  await second.types('5555555555554444');
  for (const tab of [first, second]) {
    await tab.pays();
    await tab.findByText('Congrats! Your payment completed');
  }
  const transactions = [first, second].map((tab) => tab.getByText(/^pi_/).textContent);
  expect(transactions[0]).toBe(transactions[1]);
});

test('the page of a balance that doesn’t exist says so', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench, { at: paths.balance(bench.id) });
  await tab.findByText(`You have no balance to pay for ${bench.productName}.`);
  expect((await tab.payButton()).disabled).toBe(true);
  expect(tab.queryByText(/please pay/)).toBeNull();
});

test('nothing can be chosen while the card is charged', async () => {
  const { buyer, bench } = await shop.createFixture();
  const tab = openTab(shop, buyer, bench);
  await tab.types('4000002760003184');
  await tab.pays();
  const body = within(document.body);
  await body.findByRole('button', { name: 'Complete authentication' });
  const radios = () => [...tab.container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios().map(({ disabled }) => disabled)).toEqual([true, true]);
  await tab.user.click(body.getByRole('button', { name: 'Fail authentication' }));
  await waitFor(() => expect(radios().some(({ disabled }) => disabled)).toBe(false));
});

test('the buyer who agreed a price pays it, at once or in two instalments; others cannot pay', async () => {
  const { buyer, otherBuyer, seller, bench } = await shop.createFixture();
  await seller.acceptOffer(await buyer.makeOffer(bench, 90_01), 90_01);
  const tab = openTab(shop, buyer, bench);
  await tab.findByText(/^Pay \$90\.01 by .+, or it goes back on sale\.$/);
  expect(await payButtonText(tab)).toBe('Pay $90.01');
  expect(orderOf(tab)).toEqual(['PriceOriginally $120.00', 'Agreed price$90.01']);
  await tab.user.click(await inHalves(tab));
  expect(await payButtonText(tab)).toBe('Pay $45.01');
  expect(orderOf(tab)).toEqual([
    ...[
      'PriceOriginally $120.00',
      'Agreed price$90.01',
      'When you receive it$45.00',
      'To pay now$45.01',
    ],
  ]);

  const other = openTab(shop, otherBuyer, bench);
  await other.findByText(/paused/);
  expect(other.queryByText(/90\.01/)).toBeNull();
  expect(other.queryByRole('radio')).toBeNull();

  await paysByCard(tab);
  await tab.findByRole('link', { name: 'View purchase' });
  expect(orderOf(tab)).toEqual(['Price$90.01', 'First half, paid$45.01']);
});
