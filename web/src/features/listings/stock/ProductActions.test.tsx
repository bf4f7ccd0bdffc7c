import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

/** A seller's table of one product. */
async function openTable() {
  const shop = await createShop([{}]);
  const [bench] = shop.products;
  if (!bench) throw new Error('Nothing was posted.');
  const page = renderScreen(paths.productList, { as: shop.seller });
  const name = await screen.findByText(bench.productName);
  const line = within(name.closest('tr') ?? name);
  const words = () =>
    ['Edit', 'Pause', 'Resume', 'Sold elsewhere', 'Relist'].filter(
      (word) =>
        line.queryByRole('button', { name: `${word}: ${bench.productName}` }) ??
        line.queryByRole('link', { name: `${word} ${bench.productName}` }),
    );
  /** Presses a button, and then the one of its question; gives what the question said. */
  const press = async (word: string) => {
    await page.user.click(line.getByRole('button', { name: `${word}: ${bench.productName}` }));
    const dialog = await screen.findByRole('dialog');
    const text = dialog.textContent ?? '';
    const button = within(dialog).getByRole('button', { name: word });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await forget(page.operations);
    await page.user.click(button);
    return text;
  };
  return { ...page, ...shop, bench, line, words, press };
}

test('a product is paused and resumed in two clicks each, which say what buyers will see', async () => {
  const { bench, line, words, press, operations } = await openTable();
  expect(words()).toEqual(['Edit', 'Pause', 'Sold elsewhere']);
  expect(await press('Pause')).toMatch(/see “Paused by the seller”.*Open offers stay open/);
  await line.findByText('paused');
  await screen.findByText(`${bench.productName} is paused`);
  expect(words()).toEqual(['Edit', 'Resume', 'Sold elsewhere']);
  expect(operations).toEqual(['PauseProduct']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Resume'));
  expect(await press('Resume')).toMatch(/Buyers can find it, book it and pay for it again/);
  await line.findByText('available');
  expect(words()).toEqual(['Edit', 'Pause', 'Sold elsewhere']);
  expect(operations).toEqual(['ResumeProduct']);
});

test('a product that was sold elsewhere is relisted in two clicks', async () => {
  const { line, words, press, operations } = await openTable();
  expect(await press('Sold elsewhere')).toMatch(/see “Sold elsewhere”/);
  await line.findByText('sold elsewhere');
  expect(words()).toEqual(['Relist']);
  expect(operations).toEqual(['MarkSoldElsewhere']);
  expect(await press('Relist')).toMatch(/Buyers can find it, book it and pay for it again/);
  await line.findByText('available');
  expect(operations).toEqual(['RelistProduct']);
});

test('a product that is bought while its seller is asked stays sold, and a toast says so', async () => {
  const { buyer, bench, line, user, words } = await openTable();
  await user.click(line.getByRole('button', { name: `Pause: ${bench.productName}` }));
  const dialog = await screen.findByRole('dialog');
  await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await screen.findByText(`${bench.productName} is already sold.`);
  await line.findByText('sold');
  expect(words()).toEqual([]);
});
