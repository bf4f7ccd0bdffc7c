import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Records } from '../../../mocks/records/records.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** A report of the first product by a buyer. */
function addReport({ products, users, reports }: Records) {
  const { id: targetId = '', sellerId: subjectId = null } = products[0] ?? {};
  const reporterId = users.find(({ role }) => role === 'BUYER')?.id ?? '';
  reports.push({
    id: '0123456789abcdef01234567',
    kind: 'PRODUCT',
    targetId,
    subjectId,
    reporterId,
    reason: 'NOT_ALLOWED',
    note: 'The cable is torn.',
    decision: null,
    decisionNote: null,
    decidedAt: null,
    decidedById: null,
    createdAt: '2026-03-01T10:00:00.000Z',
  });
  return paths.reports;
}

test('an admin decides on a report, with a reason where somebody loses something', async () => {
  const { user, records, operations } = renderApp(addReport, { role: 'ADMIN' });
  await screen.findByText('The cable is torn.');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  const decision = await screen.findByRole('combobox', { name: 'What is done' });
  await user.selectOptions(decision, 'Hide the product');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByText('Please say why: the person reads it');
  expect(operations).not.toContain('DecideReport');
  const reason = screen.getByRole('textbox', { name: 'Reason, which the person reads' });
  await user.type(reason, 'It is unsafe.');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByText('Nothing is to be decided');
  expect(records.products[0]?.hidden?.reason).toBe('It is unsafe.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Decided');
  await screen.findByText('The product was hidden');
});

test('what another admin has decided meanwhile is told, and shown', async () => {
  const { user, records } = renderApp(addReport, { role: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const decision = await screen.findByRole('combobox', { name: 'What is done' });
  Object.assign(records.reports[0] ?? {}, {
    decision: 'NOTHING',
    decidedAt: '2026-03-02T10:00:00.000Z',
  });
  await user.selectOptions(decision, 'Delete the product');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findAllByText('An admin has decided on this already.')).not.toEqual([]);
  expect(records.products[0]?.inStock).not.toBe('REMOVED');
});

test('an address shows the queue from one report on, and leads to all of it', async () => {
  const { user, records } = renderApp(
    (all) => {
      addReport(all);
      const [first] = all.reports;
      if (!first) throw new Error('There is no report.');
      all.reports.push(
        { ...first, id: '0123456789abcdef01234568', note: 'It is rusty.' },
        { ...first, id: '0123456789abcdef01234569', note: 'It is red.' },
      );
      return paths.reportsFrom('0123456789abcdef01234568', false);
    },
    { role: 'ADMIN' },
  );
  await screen.findByText('It is rusty.');
  const shown = screen.getAllByText(/^It is r|^The cable/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['It is rusty.', 'The cable is torn.']);
  await user.click(screen.getByRole('link', { name: 'Show all of them' }));
  await screen.findByText('It is red.');
  expect(window.location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(records.reports.length);
});

test('a state that is chosen shows the whole queue again', async () => {
  const { user } = renderApp(
    (all) => {
      addReport(all);
      return paths.reportsFrom('0123456789abcdef01234567', true);
    },
    { role: 'ADMIN' },
  );
  await screen.findByText('Nothing is decided here');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'To decide');
  await screen.findByText('The cable is torn.');
  expect(window.location.search).toBe('');
});

test('the address narrows the list by kind', async () => {
  renderApp((all) => `${addReport(all)}?kind=message`, { role: 'ADMIN' });
  await screen.findByText('Nothing is to be decided');
  expect(screen.queryByText('The cable is torn.')).toBeNull();
});
