import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filterBar, openChip } from '../../../../testing/filterBar.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

// Nothing listens at this address.
const { createShop, renderScreen } = setUpApp({ env: { SEARCH_URL: 'http://127.0.0.1:9' } });

test('without the search engine, a list is filtered, and says that its counts are missing', async () => {
  const attributes = [{ name: 'brand', value: 'Rogue' }];
  const { category } = await createShop([
    { productName: 'Good bench', condition: 'GOOD', attributes },
    { productName: 'Fair bench', condition: 'FAIR' },
  ]);
  const { user } = renderScreen(`${paths.category(category.id)}?attribute=brand:Rogue`);
  await screen.findByText('1 product');
  const details = await openChip(user, 'Details: Brand: Rogue');
  await details.findByText(/Filter counts are temporarily unavailable\./);
  await user.click(details.getByRole('button', { name: 'Brand (1)' }));
  await details.findByRole('checkbox', { name: 'Rogue', checked: true });
  expect(details.queryByText(/states? it/)).toBeNull();
  await details.close();
  await user.click(filterBar().getByRole('button', { name: 'Remove filter: Brand: Rogue' }));
  await screen.findByText('2 products');
  const { getByRole } = await openChip(user, 'Condition');
  await user.click(getByRole('checkbox', { name: 'Fair' }));
  await screen.findByText('1 product');
  expect([...document.querySelectorAll('article')].map((one) => one.textContent)).toEqual([
    expect.stringContaining('Fair bench'),
  ]);
});

test('a list that only the search engine has gives way to Retry, and other lists go on', async () => {
  await createShop([{ productName: 'Bench' }]);
  const { user } = renderScreen(paths.pages);
  await screen.findByRole('heading', { name: 'Bench' });
  const order = () => screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(order(), 'SAVING_DESC');
  const down = { name: 'Search is temporarily unavailable' };
  await screen.findByRole('heading', down);
  expect(screen.queryByRole('heading', { name: 'Bench' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', down);
  await user.selectOptions(order(), 'PRICE_ASC');
  await screen.findByRole('heading', { name: 'Bench' });
});

test('a search in a category that can’t be answered keeps the page, its chips and what saves it', async () => {
  const { category, buyer } = await createShop([{ productName: 'Bench' }]);
  const { user } = renderScreen(`${paths.category(category.id)}?q=steel`, { as: buyer });
  await screen.findByRole('heading', { name: 'Search is temporarily unavailable' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(category.title);
  // Until the account is known, the button sends visitors to the sign-in.
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await screen.findByRole('link', { name: 'Search saved' });
  await user.click(screen.getByRole('button', { name: 'Remove filter: “steel”' }));
  await screen.findByRole('heading', { name: 'Bench' });
});
