import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { myPlaceKey } from '../../browsing/storageKeys.ts';

const { createShop, renderApp } = setUpApp();

// jsdom lays nothing out: what is hidden by a media query counts as hidden.
const hidden = true;
const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products', hidden });
const suggestions = () =>
  [...document.querySelectorAll('[role=listbox] [role=option]')].map(
    ({ textContent }) => textContent,
  );

async function openSearch() {
  const { category } = await createShop([
    { productName: 'Quixote treadmill' },
    { productName: 'Quixote bench' },
  ]);
  const app = renderApp(paths.about);
  await screen.findByLabelText('Search products');
  await app.user.keyboard('/');
  await screen.findByRole('combobox', { name: 'Search products', hidden });
  return { ...app, category };
}

test('names are suggested as one types, by one operation, and the keyboard chooses one', async () => {
  const { user, operations } = await openSearch();
  await forget(operations);
  await user.type(field(), 'quix');
  const names = ['Quixote bench', 'Quixote treadmill'];
  await waitFor(() => expect(suggestions().slice(0, 2)).toEqual(names));
  expect(operations).toEqual(['SearchSuggestions']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true, hidden });
  expect(chosen.textContent).toBe('Quixote treadmill');
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=Quixote+treadmill'));
  expect(location.pathname).toBe(paths.pages);
});

test('a category is suggested and leads to its page', async () => {
  const { user, category } = await openSearch();
  await user.type(field(), category.title.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(category.title), hidden }));
  await waitFor(() => expect(location.pathname).toBe(paths.category(category.id)));
});

test('products are suggested with picture and price, and the keyboard opens one', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'quixote tredm');
  // Each test of this file has posted one.
  await waitFor(() =>
    expect([...new Set(suggestions())]).toEqual(['Quixote treadmill', 'Quixote treadmill $120.00']),
  );
  expect(document.querySelector('[role=listbox] [role=option] img')).not.toBeNull();
  await user.keyboard('{ArrowUp}{Enter}');
  // The product's page sends visitors to the sign-in.
  await waitFor(() => expect(location.pathname).toMatch(/^\/(pages\/product\/|sign-in)/));
});

test('a town at the end of the text is suggested, and leads to the results around it', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'bench in portl');
  const near = { name: 'bench near Portland, OR', hidden };
  await user.click(await screen.findByRole('option', near));
  await waitFor(() => expect(location.search).toBe('?q=bench&near=Portland%2C+OR&within=25'));
  // The home page and the filters then start with it, too.
  expect(JSON.parse(localStorage.getItem(myPlaceKey) ?? '')).toMatchObject({ name: 'Portland' });
});

test('one letter is not looked up; Escape closes the suggestions and keeps the text', async () => {
  const { user, operations } = await openSearch();
  await forget(operations);
  await user.type(field(), 'q');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(operations).toEqual([]);
  await user.type(field(), 'uix');
  await waitFor(() => expect(suggestions()).toContain('Quixote bench'));
  await user.keyboard('{Escape}');
  expect(suggestions()).toEqual([]);
  expect(field().value).toBe('quix');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('Enter searches for the text, and the field keeps it', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'quixote bench{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=quixote+bench'));
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Quixote bench' })).not.toEqual(
    [],
  );
  expect(field().value).toBe('quixote bench');
});

test('the key / opens the search where the field has no room, and is a letter in a field', async () => {
  await createShop();
  const { user } = renderApp(paths.about);
  const input = await screen.findByLabelText<HTMLInputElement>('Search products');
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.keyboard('/');
  expect(input.value).toBe('/');
  const length = history.length;
  await user.click(screen.getByRole('button', { name: 'Close the search' }));
  await waitFor(() => expect(history.state?.usr?.isSearching).toBeUndefined());
  expect(history.length).toBe(length);
});
