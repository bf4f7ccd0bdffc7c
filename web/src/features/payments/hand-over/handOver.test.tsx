import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSale } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';
import { nextStep } from './nextStep.ts';

const app = setUpApp();

/** The purchases of a buyer who has bought a bench. */
async function openPurchases() {
  const users = await app.createShop();
  const { id } = await addSale({ shop: app.shop(), ...users });
  const payment = () => app.shop().models.Payment.findById(id).lean().orFail();
  return { ...users, ...app.renderApp(paths.purchases, { as: users.buyer }), id, payment };
}

test('a purchase says whom to turn to, where, and what has happened', async () => {
  const { seller } = await openPurchases();
  await screen.findByText(`Arrange pick-up with ${seller.name}`);
  const email = screen.getByRole('link', { name: seller.email });
  expect(email.getAttribute('href')).toBe(`mailto:${seller.email}?subject=Pick-up%20of%20Bench`);
  expect(screen.getByRole('link', { name: '5550123' }).getAttribute('href')).toBe('tel:5550123');
  screen.getByText('Lyon');
  const steps = within(screen.getByRole('list', { name: 'History' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringMatching(/^Paid \w+, \w+ \d/), 'Handed over not yet']);
});

test('a problem without words is not sent, one with words ends what the buyer can say', async () => {
  const { user, operations, payment } = await openPurchases();
  await user.click(await screen.findByRole('button', { name: /^Something is wrong/ }));
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.type(screen.getByRole('textbox', { name: 'What’s wrong' }), '   ');
  await user.click(send);
  await screen.findByText('Describe the problem');
  expect(operations).not.toContain('ReportProblem');
  await user.type(screen.getByRole('textbox', { name: 'What’s wrong' }), 'It squeaks.');
  await user.click(send);
  await screen.findByText(/^You reported a problem/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('“It squeaks.”');
  expect((await payment()).problem).toBe('It squeaks.');
  expect(
    screen.queryByRole('button', { name: /^(Something is wrong|I have received)/ }),
  ).toBeNull();
  expect(operations.filter((name) => name === 'ReportProblem')).toHaveLength(1);
});

test('what another tab has said meanwhile is shown with the refusal, and what was typed stays', async () => {
  const { user, buyer, id } = await openPurchases();
  await user.click(await screen.findByRole('button', { name: /^Something is wrong/ }));
  await user.type(await screen.findByRole('textbox', { name: 'What’s wrong' }), 'It squeaks.');
  await buyer.reportProblem({ id }, 'It never came.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('“It never came.”');
  screen.getAllByText('A case about Bench is open. Settle it first.');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What’s wrong' });
  expect(field.value).toBe('It squeaks.');
});

test('a seller sees the buyer and the state, and nothing to press', async () => {
  const { buyer, seller } = await app.createShop();
  const { id } = await addSale({ shop: app.shop(), buyer, seller });
  await buyer.reportProblem({ id }, 'It squeaks.');
  app.renderApp(paths.sales, { as: seller });
  await screen.findByText(`${buyer.name} reported a problem.`);
  screen.getByRole('link', { name: buyer.email });
  expect(screen.queryByText(/squeaks/)).toBeNull();
  expect(
    screen.queryByRole('button', { name: /^(Something is wrong|I have received)/ }),
  ).toBeNull();
});

test('an admin finds what is wrong', async () => {
  const { admin, buyer, seller } = await app.createShop();
  const trade = { shop: app.shop(), buyer, seller };
  await addSale({ ...trade, productName: 'Quiet Mat' });
  const { id } = await addSale({ ...trade, productName: 'Rower' });
  await buyer.reportProblem({ id }, 'It squeaks too.');
  const { user } = app.renderApp(paths.payments, { as: admin });
  await screen.findByText('Rower');
  screen.getByText('Quiet Mat');
  await user.click(screen.getByRole('button', { name: 'Something is wrong' }));
  await waitFor(() => expect(screen.queryByText('Quiet Mat')).toBeNull());
  await screen.findByText(/“It squeaks too.”/);
  expect(location.search).toBe('?handOver=disputed');
});

test.each([
  ['buyer', 'PAID', /^The seller’s account was deleted/],
  ['seller', 'PAID', /^The buyer’s account was deleted/],
  ['seller', 'HANDED_OVER', /^Hand-over confirmed/],
  ['seller', 'REFUNDED', /^The buyer got a refund/],
] as const)('a %s whose other side is deleted reads at %s: %s', (side, status, text) => {
  expect(nextStep(side, status, null)).toMatch(text);
});
