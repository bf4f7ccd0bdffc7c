import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

/** A shop whose only reports are those of its products, one with each note. */
async function withReports(...notes: string[]) {
  await app.shop().models.Report.deleteMany();
  const shop = await app.createShop(notes.map(() => ({})));
  for (const [index, note] of notes.entries()) {
    const product = shop.products[index];
    if (product) await shop.buyer.reportProduct(product, note);
  }
  const filed = await app.shop().models.Report.find().sort({ _id: 1 }).lean();
  const stateOf = (index: number) =>
    app.shop().models.Product.findById(shop.products[index]?.id).lean().orFail();
  return { ...shop, ids: filed.map(({ _id }) => String(_id)), stateOf };
}

const torn = 'The cable is torn.';

test('an admin decides on a report, with a reason where somebody loses something', async () => {
  const { admin, stateOf } = await withReports(torn);
  const { user, operations } = app.renderScreen(paths.reports, { as: admin });
  await screen.findByText('The cable is torn.');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  const decision = await screen.findByRole('combobox', { name: 'Decision' });
  await user.selectOptions(decision, 'Hide the product');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByText('Give a reason. The person will read it');
  expect(operations).not.toContain('AdminDecideReport');
  const reason = screen.getByRole('textbox', { name: 'Reason (the person sees this)' });
  await user.type(reason, 'It is unsafe.');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByText('No open reports');
  expect((await stateOf(0)).hidden?.reason).toBe('It is unsafe.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Decided');
  await screen.findByText('The product was hidden');
});

test('a decision that another admin made meanwhile stands, and the page says so', async () => {
  const { admin, stateOf, ids } = await withReports(torn);
  const { user } = app.renderScreen(paths.reports, { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const decision = await screen.findByRole('combobox', { name: 'Decision' });
  await admin.decideReport({ id: ids[0] ?? '' }, 'NOTHING', null);
  await user.selectOptions(decision, 'Delete the product');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findAllByText('An admin has already decided on this.')).not.toEqual([]);
  expect((await stateOf(0)).inStock).toBe('available');
});

test('an address shows the queue from one report on, and leads to all of it', async () => {
  const { admin, ids } = await withReports(torn, 'It is rusty.', 'It is red.');
  const at = paths.reportsFrom(ids[1] ?? '', false);
  const { user } = app.renderScreen(at, { as: admin });
  await screen.findByText('It is rusty.');
  const shown = screen.getAllByText(/^It is r|^The cable/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['It is rusty.', 'The cable is torn.']);
  await user.click(screen.getByRole('link', { name: 'Show all of them' }));
  await screen.findByText('It is red.');
  expect(window.location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a state that is chosen shows the whole queue again', async () => {
  const { admin, ids } = await withReports(torn);
  const { user } = app.renderScreen(paths.reportsFrom(ids[0] ?? '', true), { as: admin });
  await screen.findByText('No decided reports yet');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'To decide');
  await screen.findByText('The cable is torn.');
  expect(window.location.search).toBe('');
});

test('the address narrows the list by kind', async () => {
  const { admin } = await withReports(torn);
  app.renderScreen(`${paths.reports}?kind=message`, { as: admin });
  await screen.findByText('No open reports');
  expect(screen.queryByText('The cable is torn.')).toBeNull();
});
