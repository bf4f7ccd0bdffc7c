import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

/** The screen of a shop with two categories that have products, and one without. */
const open = async (render = app.renderScreen) => {
  const { models } = app.shop();
  await models.Category.deleteMany();
  const { admin, seller } = await app.createShop();
  await models.Category.deleteMany();
  for (const title of ['Arcs', 'Bows']) {
    const { id: categoryId } = await admin.addCategory(aCategory({ title }));
    for (const _ of ['one', 'two']) await seller.addProduct(aProduct({ categoryId }));
  }
  await admin.addCategory(aCategory({ title: 'Empty' }));
  const page = render(paths.categories, { as: admin });
  const table = await screen.findByRole('table', { name: 'Categories' });
  const rows = () => within(table).getAllByRole('row').slice(1);
  const titles = () => rows().map((row) => within(row).getByRole('link').textContent ?? '');
  const first = titles()[0] ?? '';
  const [, second = ''] = titles();
  return { ...page, rows, titles, first, second };
};

const press = (name: string) => screen.getByRole('button', { name });

test('a category moves by one place, by keyboard, and is announced where it is', async () => {
  const { user, titles, first, second } = await open();
  const count = titles().length;
  const down = press(`Move ${first} down`);
  down.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
  await screen.findByText(`${first} is now number 2 of ${count}.`);
  await waitFor(() => expect(document.activeElement).toBe(press(`Move ${first} down`)));
  await user.click(press(`Move ${first} up`));
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([first, second]));
  // The first category stays in place.
  expect(press(`Move ${first} up`).getAttribute('aria-disabled')).toBe('true');
  await user.click(press(`Move ${first} up`));
  expect(titles().slice(0, 2)).toEqual([first, second]);
});

test('the menu follows the order, and the new title', async () => {
  const { user, titles, first } = await open(app.renderApp);
  const menu = () =>
    within(screen.getByRole('navigation', { name: 'CATEGORIES' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? '');
  await user.click(press(`Edit ${first}`));
  const dialog = await screen.findByRole('dialog', { name: `Edit ${first}` });
  const title = within(dialog).getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Zebra benches');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titles().at(-1)).toBe('Zebra benches'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(menu().some((text) => text.startsWith('Zebra benches'))).toBe(true);
  expect(menu().some((text) => text.startsWith(first))).toBe(false);
});

test('a title that is taken is refused beside its field', async () => {
  const { user, first, second } = await open();
  await user.click(press(`Edit ${first}`));
  const dialog = await screen.findByRole('dialog', { name: `Edit ${first}` });
  const title = within(dialog).getByLabelText('Title');
  await user.clear(title);
  await user.type(title, second);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText(`There is already a category “${second}”.`);
  expect(title.getAttribute('aria-invalid')).toBe('true');
});

test('deleting a category asks where its products go, and counts them there', async () => {
  const { user, rows, titles, first, second } = await open();
  const countOf = (title: string) =>
    Number(
      within(rows()[titles().indexOf(title)] as HTMLElement).getAllByRole('cell')[2]?.textContent,
    );
  const [moved, present] = [countOf(first), countOf(second)];
  expect(moved).toBeGreaterThan(0);
  await user.click(press(`Delete ${first}`));
  const dialog = await screen.findByRole('dialog', { name: `Delete ${first}?` });
  within(dialog).getByText(new RegExp(`It has ${moved} products`));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await within(dialog).findByText('Category for its products is must be required');
  await user.selectOptions(within(dialog).getByLabelText('Move its products to'), second);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()[0]).toBe(second));
  expect(countOf(second)).toBe(moved + present);
});

test('a category without products is deleted without a target', async () => {
  const { user, first, titles } = await open();
  await user.click(press('Delete Empty'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Empty?' });
  within(dialog).getByText(/It has no products/);
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).not.toContain('Empty'));
  expect(titles()).toContain(first);
  expect(await app.shop().models.Category.exists({ title: 'Empty' })).toBeNull();
});
