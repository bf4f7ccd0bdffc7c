import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { routes } from '../../../app/routes.tsx';
import { loadScreens } from '../../../app/screen.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderApp, renderScreen } = setUpApp();

const always = ['Preview', 'Pick-up times', 'Offers', 'Copy listing'];

/** A seller's table of one product. */
async function openTable(render = renderScreen) {
  const shop = await createShop([{}]);
  const [bench] = shop.products;
  if (!bench) throw new Error('Nothing was posted.');
  const page = render(paths.productList, { as: shop.seller });
  const name = await screen.findByText(bench.productName);
  const line = within(name.closest('tr') ?? name);
  const openMenu = async () => {
    await page.user.click(line.getByRole('button', { name: `Actions for ${bench.productName}` }));
    return within(await screen.findByRole('menu'));
  };
  /** The menu's lines, except the permanent ones. */
  const words = async () => {
    const lines = (await openMenu()).getAllByRole('menuitem').map(({ textContent }) => textContent);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return lines.filter((word) => !always.includes(word ?? ''));
  };
  /** Chooses a menu line and confirms the dialog; returns the dialog's text. */
  const press = async (word: string) => {
    await page.user.click((await openMenu()).getByRole('menuitem', { name: word }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const dialog = await screen.findByRole('dialog');
    const text = dialog.textContent ?? '';
    const button = within(dialog).getByRole('button', { name: word });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await forget(page.operations);
    await page.user.click(button);
    return text;
  };
  /** The operations sent since, without `ReceivedOffers`, which focusing the line Offers prefetches. */
  const sent = () => page.operations.filter((name) => name !== 'ReceivedOffers');
  return { ...page, ...shop, bench, line, sent, openMenu, words, press };
}

test('the preview shows what a buyer sees, and its buttons do nothing', async () => {
  const { bench, user, openMenu } = await openTable();
  await user.click((await openMenu()).getByRole('menuitem', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'As a buyer sees it' }));
  await dialog.findByRole('heading', { level: 1, name: bench.productName });
  expect(dialog.getByRole('button', { name: 'Pay $120' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Close preview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a product is paused and resumed from its menu, which say what buyers will see', async () => {
  const { bench, line, sent, words, press } = await openTable();
  expect(await words()).toEqual(['Edit', 'Pause', 'Sold elsewhere']);
  expect(await press('Pause')).toMatch(/see “Paused by the seller”.*Open offers stay open/);
  await line.findByText('paused');
  await screen.findByText(`${bench.productName} is paused`);
  expect(await words()).toEqual(['Edit', 'Resume', 'Sold elsewhere']);
  expect(sent()).toEqual(['PauseProduct']);
  const menu = line.getByRole('button', { name: `Actions for ${bench.productName}` });
  await waitFor(() => expect(document.activeElement).toBe(menu));
  expect(await press('Resume')).toMatch(/Buyers can find it, book it and pay for it again/);
  await line.findByText('available');
  expect(await words()).toEqual(['Edit', 'Pause', 'Sold elsewhere']);
  expect(sent()).toEqual(['ResumeProduct']);
});

test('a product that was sold elsewhere is relisted from its menu', async () => {
  const { line, sent, words, press } = await openTable();
  expect(await press('Sold elsewhere')).toMatch(/see “Sold elsewhere”/);
  await line.findByText('sold elsewhere');
  expect(await words()).toEqual(['Relist']);
  expect(sent()).toEqual(['MarkSoldElsewhere']);
  expect(await press('Relist')).toMatch(/Buyers can find it, book it and pay for it again/);
  await line.findByText('available');
  expect(sent()).toEqual(['RelistProduct']);
});

test('a product that is bought while its seller is asked stays sold, and a toast says so', async () => {
  const { buyer, bench, line, user, openMenu, words } = await openTable();
  await user.click((await openMenu()).getByRole('menuitem', { name: 'Pause' }));
  const dialog = await screen.findByRole('dialog', { name: /^Pause the sale/ });
  await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await screen.findByText(`${bench.productName} is already sold.`);
  await line.findByText('sold');
  expect(await words()).toEqual([]);
});

test('a copy fills the form in like the product, without its photos, and asks before it replaces a draft', async () => {
  await loadScreens(routes, paths.addProduct);
  const { bench, seller, openMenu, user } = await openTable(renderApp);
  await user.click((await openMenu()).getByRole('menuitem', { name: 'Copy listing' }));
  const copied = await screen.findByLabelText('Product name');
  expect(copied).toHaveProperty('value', bench.productName);
  expect(screen.queryAllByRole('img', { name: /photo/i })).toEqual([]);
  await user.type(copied, ' 2');
  cleanup();

  renderApp(paths.productList, { as: seller });
  const menu = { name: `Actions for ${bench.productName}` };
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy listing' }));
  await screen.findByRole('dialog', { name: 'Replace your draft?' });
  await user.click(screen.getByRole('button', { name: 'Replace draft' }));
  expect(await screen.findByLabelText('Product name')).toHaveProperty('value', bench.productName);
});
