import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Records } from '../../../mocks/records/records.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

const firstOf = ({ products }: Records) => {
  const [product] = products;
  if (!product) throw new Error('There is no product.');
  return product;
};

test('a buyer reports a product once, for something else in words', async () => {
  const { user, records, operations } = renderApp((all) => paths.product(firstOf(all).id), {
    role: 'BUYER',
  });
  await user.click(await screen.findByRole('button', { name: 'Report this product' }));
  const reason = await screen.findByRole('combobox', { name: 'What is wrong' });
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Please choose what is wrong');
  await user.selectOptions(reason, 'Something else');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Please say what is wrong');
  expect(operations).not.toContain('ReportProduct');
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), ' The cable is torn. ');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const said = await screen.findByRole('button', { name: 'Reported. An admin looks at it.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(records.reports).toMatchObject([
    { kind: 'PRODUCT', reason: 'OTHER', note: 'The cable is torn.' },
  ]);
  expect(firstOf(records).reported).toBe(true);
  await user.click(said);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has reported a product before is told so in the dialog', async () => {
  const { user, records } = renderApp(
    (all) => {
      const { id: targetId, sellerId: subjectId } = firstOf(all);
      const reporterId = all.users.find(({ role }) => role === 'BUYER')?.id ?? '';
      all.reports.push({
        id: '0123456789abcdef01234567',
        kind: 'PRODUCT',
        targetId,
        subjectId,
        reporterId,
        reason: 'SPAM',
        note: null,
        createdAt: '2026-03-01T10:00:00.000Z',
        decision: null,
        decisionNote: null,
        decidedAt: null,
        decidedById: null,
      });
      return paths.product(targetId);
    },
    { role: 'BUYER' },
  );
  await user.click(await screen.findByRole('button', { name: 'Report this product' }));
  const reason = await screen.findByRole('combobox', { name: 'What is wrong' });
  await user.selectOptions(reason, 'FRAUD');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findAllByText('You have reported this product before.')).not.toEqual([]);
  expect(records.reports).toHaveLength(1);
});

test('a buyer reports a seller', async () => {
  let name = '';
  const { user, records } = renderApp(
    (all) => {
      const seller = all.users.find(({ role }) => role === 'SELLER');
      name = seller?.name ?? '';
      return paths.seller(seller?.id ?? '');
    },
    { role: 'BUYER' },
  );
  await user.click(await screen.findByRole('button', { name: `Report ${name}` }));
  const reason = await screen.findByRole('combobox', { name: 'What is wrong' });
  await user.selectOptions(reason, 'It looks like fraud');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('button', { name: `You have reported ${name}` });
  expect(records.reports).toMatchObject([{ kind: 'USER', reason: 'FRAUD', note: null }]);
});

test.each(['ADMIN', 'SELLER'] as const)(
  'an %s cannot report what is theirs to decide on',
  async (role) => {
    const { records } = renderApp(
      (all) => {
        const owner = all.users.find((one) => one.role === 'SELLER');
        return paths.product(all.products.find(({ sellerId }) => sellerId === owner?.id)?.id ?? '');
      },
      { role },
    );
    await screen.findByText('In stock');
    expect(records.reports).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Report this product' })).toBeNull();
  },
);
