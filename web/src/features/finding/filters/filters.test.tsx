import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filterBar, openChip } from '../../../../testing/filterBar.ts';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

const shown = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const shows = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));
const list = (id: string) => paths.category(id);

/** A category of three products of different prices and conditions. */
async function createThree() {
  const users = await createShop([
    { productName: 'Row One', condition: 'GOOD', resalePrice: 300_00, location: 'Oslo' },
    { productName: 'Bike Two', condition: 'FAIR', resalePrice: 100_00, location: 'Portland, OR' },
    { productName: 'Rack Three', condition: 'GOOD', resalePrice: 200_00, location: 'Portland, OR' },
  ]);
  return { ...users, path: list(users.category.id) };
}

test('a filter is in the address, and the list follows it back and forward', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Rack Three', 'Bike Two', 'Row One');
  const fields = await openChip(user, 'Condition');
  await user.click(fields.getByRole('checkbox', { name: /Good/ }));
  await shows('Rack Three', 'Row One');
  expect(location.search).toBe('?condition=good');
  await fields.close();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'PRICE_DESC');
  await shows('Row One', 'Rack Three');
  expect(location.search).toBe('?condition=good&sort=-price');
  history.back();
  await shows('Rack Three', 'Row One');
  history.back();
  await shows('Rack Three', 'Bike Two', 'Row One');
  history.forward();
  await shows('Rack Three', 'Row One');
});

test('repeated filters are answered from the cache', async () => {
  const { path } = await createThree();
  const { user, operations } = renderScreen(path);
  await shows('Rack Three', 'Bike Two', 'Row One');
  expect(operations).not.toContain('FilterChoices');
  const fields = await openChip(user, 'Condition');
  await user.click(await fields.findByRole('checkbox', { name: 'Fair 1' }));
  await shows('Bike Two');
  await forget(operations);
  await user.click(fields.getByRole('checkbox', { name: /Fair/ }));
  await shows('Rack Three', 'Bike Two', 'Row One');
  await user.click(fields.getByRole('checkbox', { name: /Fair/ }));
  await shows('Bike Two');
  expect(operations).toEqual([]);
});

test('two choices count that are made before the first one is shown', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Rack Three', 'Bike Two', 'Row One');
  const fields = await openChip(user, 'Condition');
  const [fair, good] = [/Fair/, /Good/].map((name) => fields.getByRole('checkbox', { name }));
  act(() => {
    fair?.click();
    good?.click();
  });
  await waitFor(() => expect(location.search).toBe('?condition=fair&condition=good'));
  await shows('Rack Three', 'Bike Two', 'Row One');
  filterBar().getByRole('button', { name: 'Condition: Fair, Good', hidden: true });
});

test('an address opens its list; its chips remove one part each, or all', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?condition=good&min=150&near=portland&within=25`);
  await shows('Rack Three');
  expect(screen.getByText('1 product')).toBeTruthy();
  const chips = () =>
    filterBar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const price = ['Price: From $150', 'Remove filter: From $150', 'Condition: Good'];
  expect(chips()).toEqual([
    ...price,
    'Remove filter: Good',
    'Near: Within 25 mi of Portland, OR',
    'Remove filter: Within 25 mi of Portland, OR',
    'Details',
    'More',
    'Clear all',
  ]);
  await user.click(
    filterBar().getByRole('button', { name: 'Remove filter: Within 25 mi of Portland, OR' }),
  );
  // The chip keeps the focus.
  expect(document.activeElement?.textContent).toMatch(/^Near/);
  await shows('Rack Three', 'Row One');
  expect(chips()).toEqual([
    ...price,
    'Remove filter: Good',
    'Near',
    'Details',
    'More',
    'Clear all',
  ]);
  await user.click(filterBar().getByRole('button', { name: 'Clear all' }));
  await shows('Rack Three', 'Bike Two', 'Row One');
  expect(location.search).toBe('');
});

test('a price is set once typing pauses, by one operation and without a step in the history', async () => {
  const { path } = await createThree();
  const { user, operations } = renderScreen(path);
  await shows('Rack Three', 'Bike Two', 'Row One');
  const fields = await openChip(user, 'Price');
  const before = history.length;
  await forget(operations);
  await user.type(fields.getByRole('textbox', { name: 'Highest price' }), '150');
  await shows('Bike Two');
  expect(operations.filter((name) => name === 'Category')).toHaveLength(1);
  expect(location.search).toBe('?max=150');
  expect(history.length).toBe(before);
});

test('a price that makes no sense is said beside the field, and sets nothing', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?min=150`);
  await shows('Rack Three', 'Row One');
  const fields = await openChip(user, 'Price: From $150');
  const highest = fields.getByRole('textbox', { name: 'Highest price' });
  await user.type(highest, '100');
  await user.tab();
  expect(fields.getByRole('alert').textContent).toBe('The highest price is below the lowest.');
  expect(highest.getAttribute('aria-invalid')).toBe('true');
  expect(location.search).toBe('?min=150');
  await user.clear(highest);
  await user.type(highest, 'cheap');
  expect(fields.getByRole('alert').textContent).toBe(
    'Enter a price such as 1250, 1,250 or 149.50.',
  );
});

test('a text without letters or digits finds nothing, and the page says why', async () => {
  const { path } = await createThree();
  renderScreen(`${path}?q=%21%3F`);
  await screen.findByText(/“!\?” has no letters or digits to search for\./);
  expect(shown()).toEqual([]);
});

test('where nothing matches, the part is offered whose removal gives most', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?condition=fair&min=150`);
  await screen.findByText('No products match your filters');
  await screen.findByText('Remove “Fair” to see 2 products.');
  const offers = await screen.findAllByRole('link', { name: /^Without/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Without “Fair”: 2 products',
    'Without “From $150”: 1 product',
  ]);
  const closest = await screen.findByRole('region', { name: 'Closest matches' });
  expect(closest.textContent).toContain('These match everything but “Fair”.');
  expect(within(closest).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  await user.click(offers[0] as HTMLElement);
  await shows('Rack Three', 'Row One');
  // The link is gone; the Tab key continues at the list.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(document.querySelector('article'))).toBe(true);
  expect(location.search).toBe('?min=150');
});

test('the closest matches say so if they lack words, too', async () => {
  await createShop([{ productName: 'Nimbus rower' }, { productName: 'Nimbus rower II' }]);
  renderScreen(`${paths.pages}?q=violet+nimbus&min=4000`);
  const closest = await screen.findByRole('region', { name: 'Closest matches' });
  within(closest).getByText(
    'Even without “From $4,000”, there are no exact matches for “violet nimbus”. Similar products:',
  );
  expect(closest.textContent).not.toContain('everything but');
});

test('a text that nothing matches is named, with the way to all products', async () => {
  await createThree();
  renderScreen(`${paths.pages}?q=submarine`);
  await screen.findByText('No results for “submarine”');
  await screen.findByText(/^Try fewer words, or browse all \d+ products\.$/);
  screen.getByRole('heading', { level: 1, name: 'Results for “submarine”' });
});

test('a misspelt text says what is shown instead', async () => {
  await createShop([{ productName: 'Zephyr glider' }]);
  renderScreen(`${paths.pages}?q=zephir`);
  await shows('Zephyr glider');
  expect(screen.getByText(/Showing results for/).textContent).toContain('zephyr');
  screen.getByRole('heading', { level: 1, name: 'Results for “zephyr”' });
  await waitFor(() => expect(document.title).toContain('"zephir" – All products'));
});

test('a text that is matched in part lists similar results, what each lacks, and shorter searches', async () => {
  await createShop([{ productName: 'Zephyr rower' }, { productName: 'Zephyr bench' }]);
  const { user } = renderScreen(`${paths.pages}?q=${encodeURIComponent('Violet zephyr rower')}`);
  await screen.findByRole('heading', { level: 2, name: 'Similar results' });
  screen.getByText('No exact matches for “Violet zephyr rower”. Similar products:');
  expect(shown()[0]).toBe('Zephyr rower');
  expect(document.querySelector('article')?.textContent).toContain('No match for “violet”');
  await user.click(screen.getByRole('link', { name: 'Search without “violet”' }));
  await shows('Zephyr rower');
  expect(location.search).toBe('?q=zephyr+rower');
  expect(screen.queryByText('Similar results')).toBeNull();
});

test('a price in the text is a filter that can be removed', async () => {
  await createShop([
    { productName: 'Quasar rower', resalePrice: 300_00 },
    { productName: 'Quasar rower II', resalePrice: 100_00 },
  ]);
  const { user } = renderScreen(`${paths.pages}?q=quasar+under+200`);
  await shows('Quasar rower II');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Up to $200' }));
  await shows('Quasar rower II', 'Quasar rower');
  expect(location.search).toBe('?q=quasar');
});

test('the fields of a price have what the text states, and take it over', async () => {
  await createShop([{ productName: 'Pulsar rower', resalePrice: 100_00 }]);
  const { user } = renderScreen(`${paths.pages}?q=pulsar+under+200`);
  await shows('Pulsar rower');
  const fields = await openChip(user, 'Price: Up to $200');
  const highest = fields.getByRole<HTMLInputElement>('textbox', { name: 'Highest price' });
  expect(highest.value).toBe('200');
  await user.type(fields.getByRole('textbox', { name: 'Lowest price' }), '50');
  await waitFor(() => expect(location.search).toBe('?q=pulsar&min=50&max=200'));
});

test('a text without results in a category leads to all categories, one without any to each', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=submarine`);
  await user.click(await screen.findByRole('link', { name: 'Search all categories' }));
  const categories = await screen.findByRole('navigation', { name: 'Browse a category' });
  expect(within(categories).getAllByRole('link').length).toBeGreaterThan(0);
  expect(location.search).toBe('?q=submarine');
});

test('the arrow keys lead through the chips, of which the Tab key stops at one', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?condition=good`);
  await shows('Rack Three', 'Row One');
  act(() => filterBar().getByRole('button', { name: 'Price' }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Remove filter: Good');
  await user.keyboard('{Enter}');
  await shows('Rack Three', 'Bike Two', 'Row One');
  expect(document.activeElement?.textContent).toBe('Condition');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('More');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Price');
  const stops = filterBar()
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Price']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }));
});

test('fewer results than a row are followed by the same further away, then by what is similar', async () => {
  const { category } = await createShop([
    { productName: 'Comet rower', location: 'Portland, OR' },
    { productName: 'Comet rower II', location: 'Salem, OR' },
    { productName: 'Plain bench', location: 'Salem, OR' },
  ]);
  renderScreen(`${paths.category(category.id)}?q=comet&near=Portland%2C+OR&within=5`);
  await shows('Comet rower');
  const namesIn = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await namesIn('A little further away')).toEqual(['Comet rower II']);
  expect(await namesIn('Similar')).toEqual(['Plain bench']);
});
