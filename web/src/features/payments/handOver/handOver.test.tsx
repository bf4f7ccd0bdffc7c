import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentRecord, Records } from '../../../../mocks/records/records.ts';
import { addSale } from '../../../../testing/mockSales.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';
import { nextStep } from './nextStep.ts';

const { renderApp } = setUpMocks();

const purchases = (details?: Partial<PaymentRecord>) => (records: Records) => {
  addSale(records, details);
  return paths.purchases;
};

test('a purchase says whom to turn to, where, and what has happened', async () => {
  const { records } = renderApp(purchases(), { role: 'BUYER' });
  const seller = records.users.find(({ role }) => role === 'SELLER');
  await screen.findByText(`Arrange pick-up with ${seller?.name}`);
  const email = screen.getByRole('link', { name: seller?.email ?? '' });
  expect(email.getAttribute('href')).toBe(`mailto:${seller?.email}?subject=Pick-up%20of%20Bench`);
  expect(screen.getByRole('link', { name: '5550123' }).getAttribute('href')).toBe('tel:5550123');
  screen.getByText('Lyon');
  const steps = within(screen.getByRole('list', { name: 'What has happened' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringMatching(/^Paid Sun, Mar 1, 2026/), 'Received not yet']);
});

test('a problem without words is not sent, one with words ends what the buyer can say', async () => {
  const { user, operations, records } = renderApp(purchases(), { role: 'BUYER' });
  await user.click(await screen.findByRole('button', { name: /^Something is wrong/ }));
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.type(screen.getByRole('textbox', { name: 'What is wrong' }), '   ');
  await user.click(send);
  await screen.findByText('Please say what is wrong');
  expect(operations).not.toContain('ReportProblem');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong' }), 'It squeaks.');
  await user.click(send);
  await screen.findByText(/^You have said that something is wrong/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('“It squeaks.”');
  expect(records.payments[0]?.problem).toBe('It squeaks.');
  expect(
    screen.queryByRole('button', { name: /^(Something is wrong|I have received)/ }),
  ).toBeNull();
  expect(operations.filter((name) => name === 'ReportProblem')).toHaveLength(1);
});

test('what another tab has said meanwhile is shown with the refusal, and what was typed stays', async () => {
  const { user, records } = renderApp(purchases(), { role: 'BUYER' });
  await user.click(await screen.findByRole('button', { name: /^Something is wrong/ }));
  await user.type(await screen.findByRole('textbox', { name: 'What is wrong' }), 'It squeaks.');
  Object.assign(records.payments[0] ?? {}, {
    disputedAt: '2026-03-02T10:00:00.000Z',
    problem: 'It never came.',
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('“It never came.”');
  screen.getAllByText(/already said that something is wrong with Bench/);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is wrong' });
  expect(field.value).toBe('It squeaks.');
});

test('a seller sees the buyer and the state, and nothing to press', async () => {
  const { records } = renderApp(
    (all) => {
      addSale(all, { disputedAt: '2026-03-02T10:00:00.000Z', problem: 'It squeaks.' });
      return paths.sales;
    },
    { role: 'SELLER' },
  );
  const buyer = records.users.find(({ role }) => role === 'BUYER');
  await screen.findByText(`${buyer?.name} says that something is wrong. The shop looks into it.`);
  screen.getByRole('link', { name: buyer?.email ?? '' });
  expect(screen.queryByText(/squeaks/)).toBeNull();
  expect(
    screen.queryByRole('button', { name: /^(Something is wrong|I have received)/ }),
  ).toBeNull();
});

test('an admin finds what is wrong', async () => {
  const { user } = renderApp(
    (all) => {
      addSale(all);
      addSale(all, {
        id: '7'.repeat(24),
        productName: 'Rower',
        disputedAt: '2026-03-02T10:00:00.000Z',
        problem: 'It squeaks.',
      });
      return paths.payments;
    },
    { role: 'ADMIN' },
  );
  await screen.findByText('Rower');
  screen.getByText('Bench');
  await user.click(screen.getByRole('button', { name: 'Something is wrong' }));
  await waitFor(() => expect(screen.queryByText('Bench')).toBeNull());
  await screen.findByText(/“It squeaks.”/);
  expect(location.search).toBe('?handOver=disputed');
});

test.each([
  ['buyer', 'PAID', /^The seller’s account was deleted/],
  ['seller', 'PAID', /^The buyer’s account was deleted/],
  ['seller', 'HANDED_OVER', /^The buyer has received it/],
  ['seller', 'REFUNDED', /^The money went back to the buyer/],
] as const)('a %s whose other side is deleted reads at %s: %s', (side, status, text) => {
  expect(nextStep(side, status, null)).toMatch(text);
});
