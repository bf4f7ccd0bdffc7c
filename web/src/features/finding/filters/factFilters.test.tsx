import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chosenFilters, filterBar, openChip } from '../../../../testing/filterBar.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

const shows = (...names: string[]) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent),
    ).toEqual(names),
  );
const address = () => new URLSearchParams(location.search).getAll('attribute').sort();

/** A category of three products, two of which state their facts. */
async function createThree() {
  const facts = (all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => ({ name, value }));
  const users = await createShop([
    {
      productName: 'Light bench',
      attributes: facts({ brand: 'Anvil', weight: '35 lb', foldable: 'yes' }),
    },
    {
      productName: 'Heavy bench',
      attributes: facts({ brand: 'Rogue', weight: '90 lb', foldable: 'no' }),
    },
    { productName: 'Silent bench' },
  ]);
  return { ...users, path: paths.category(users.category.id) };
}

test('facts narrow a list, each with a chip and in the address, where counts ignore their own filter', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  const details = await openChip(user, 'Details');
  await user.click(await details.findByRole('button', { name: 'Brand' }));
  const brand = within(details.getByRole('group', { name: 'Brand' }));
  await user.click(await brand.findByRole('checkbox', { name: 'Anvil 1' }));
  await shows('Light bench');
  await user.click(brand.getByRole('checkbox', { name: 'Rogue 1' }));
  await shows('Heavy bench', 'Light bench');
  expect(address()).toEqual(['brand:Anvil', 'brand:Rogue']);
  details.getByRole('button', { name: 'Brand (2)', expanded: true });
  await user.click(details.getByRole('button', { name: 'Folds up' }));
  const foldable = within(details.getByRole('group', { name: 'Folds up' }));
  await user.click(await foldable.findByRole('checkbox', { name: 'No 1' }));
  await shows('Heavy bench');
  expect(chosenFilters()).toEqual(['Brand: Anvil, Brand: Rogue, Folds up: no']);
  await user.click(foldable.getByRole('checkbox', { name: 'Yes 1' }));
  await shows('Light bench');
  await user.click(foldable.getByRole('checkbox', { name: 'Yes 1' }));
  await shows('Heavy bench', 'Light bench');
  await details.close();
  await user.click(filterBar().getByRole('button', { name: /^Remove filter: Brand: Anvil/ }));
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  history.back();
  await shows('Heavy bench', 'Light bench');
  history.back();
  await shows('Light bench');
});

test('two values count that are chosen before the first one is shown', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  const details = await openChip(user, 'Details');
  await user.click(await details.findByRole('button', { name: 'Brand' }));
  const boxes = await details.findAllByRole('checkbox', { name: /^(Anvil|Rogue) 1$/ });
  act(() => {
    for (const box of boxes) box.click();
  });
  await shows('Heavy bench', 'Light bench');
  expect(address()).toEqual(['brand:Anvil', 'brand:Rogue']);
});

test('a number is typed and read in the units of the reader, without a step in the history', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  const details = await openChip(user, 'Details');
  await user.click(await details.findByRole('button', { name: 'Weight' }));
  const most = await details.findByRole('textbox', { name: 'Maximum' });
  details.getByText('2 listings give a weight: 35–90 lb');
  const before = history.length;
  await user.type(most, '40');
  await shows('Light bench');
  expect(chosenFilters()[0]).toBe('Weight: up to 40 lb');
  expect(history.length).toBe(before);
  await user.type(most, ' kg');
  await waitFor(() => expect(chosenFilters()[0]).toBe('Weight: up to 88.2 lb'));
  await user.type(details.getByRole('textbox', { name: 'Minimum' }), '100');
  expect(details.getByRole('alert').textContent).toBe('The maximum is below the minimum.');
  await user.clear(most);
  await user.type(most, '20 cm');
  expect(details.getByRole('alert').textContent).toBe('Enter a number in lb, such as 20.');
});

test('facts of one category leave the address with it', async () => {
  const { category } = await createThree();
  const { user } = renderScreen(
    `${paths.pages}?category=${category.id}&attribute=foldable:true&attribute=weight:..16`,
  );
  await shows('Light bench');
  expect(chosenFilters()).toEqual([category.title, 'Weight: up to 35.3 lb, Folds up: yes']);
  await user.click(screen.getByRole('button', { name: `Remove filter: ${category.title}` }));
  await waitFor(() => expect(chosenFilters()).toEqual([]));
  expect(location.search).toBe('');
});

const offers = async () =>
  (await screen.findAllByRole('link', { name: /^Without/ })).map(({ textContent }) => textContent);

test('where no product has all facts, each is offered without which there are products', async () => {
  const { path } = await createThree();
  const facts = ['weight:..100 lb', 'foldable:true', 'brand:Rogue'].map((fact) => [
    'attribute',
    fact,
  ]);
  const { user } = renderScreen(`${path}?${new URLSearchParams(facts)}`);
  await screen.findByText('Remove “Folds up: yes” to see 1 product.');
  expect(await offers()).toEqual([
    'Without “Folds up: yes”: 1 product',
    'Without “Brand: Rogue”: 1 product',
  ]);
  const closest = await screen.findByRole('region', { name: 'Closest matches' });
  within(closest).getByText('These match everything but “Folds up: yes”.');
  within(closest).getByRole('heading', { name: 'Heavy bench' });
  await user.click(screen.getByRole('link', { name: 'Without “Brand: Rogue”: 1 product' }));
  await shows('Light bench');
  expect(address()).toEqual(['foldable:true', 'weight:..100 lb']);
});

test('where no product has any of the facts, the list without them is offered', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?attribute=weight:..5&attribute=brand:Nobody`);
  const all = 'Without “Brand: Nobody, Weight: up to 11 lb”: 3 products';
  await screen.findByRole('link', { name: all });
  expect(await offers()).toEqual([all]);
  await user.click(screen.getByRole('link', { name: all }));
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  expect(location.search).toBe('');
});

test('a bound stays as it was typed, in the address and after a reload', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Silent bench', 'Heavy bench', 'Light bench');
  const typeMost = async () => {
    const details = await openChip(user, /^Details/);
    await user.click(await details.findByRole('button', { name: /^Weight/ }));
    return details.findByRole<HTMLInputElement>('textbox', { name: 'Maximum' });
  };
  await user.type(await typeMost(), '16.3 kg');
  await shows('Light bench');
  expect(address()).toEqual(['weight:..16.3']);
  cleanup();
  renderScreen(`${path}${location.search}`);
  await shows('Light bench');
  expect((await typeMost()).value).toBe('16.3 kg');
  expect(chosenFilters()[0]).toBe('Weight: up to 35.9 lb');
});
