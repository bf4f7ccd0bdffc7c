import { unsubscribePathOf } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

const searchesOf = ({ id }: { id: string }) =>
  app.shop().models.SavedSearch.find({ userId: id }).lean();

async function saveShown(user: ReturnType<typeof app.renderScreen>['user'], name?: string) {
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  if (name !== undefined) {
    await user.clear(field);
    if (name) await user.type(field, name);
  }
  return { dialog, field: field as HTMLInputElement };
}

test('a shown search is saved by its proposed name, then leads to the saved searches', async () => {
  const { buyer, category } = await app.createShop([{ productName: 'Folding Bench' }]);
  const { user } = app.renderScreen(`${paths.category(category.id)}?q=bench&max=500`, {
    as: buyer,
  });
  const { dialog, field } = await saveShown(user);
  expect(field.value).toBe(`bench in ${category.title}, up to $500`);
  await user.click(within(dialog).getByRole('radio', { name: 'At once' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  const link = await screen.findByRole('link', { name: 'Search saved' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(await searchesOf(buyer)).toMatchObject([
    { mail: 'at-once', paused: false, filter: { text: 'bench', maxPrice: 500_00 } },
  ]);
  expect(link.getAttribute('href')).toBe(paths.savedSearches);
  cleanup();
  app.renderScreen(paths.savedSearches, { as: buyer });
  const item = await screen.findByRole('article', { name: field.value });
  within(item).getByText(`“bench” · ${category.title} · Up to $500`);
  within(item).getByText('No alerts yet');
  // The same search at another address.
  const address = within(item).getByRole('link', { name: field.value }).getAttribute('href') ?? '';
  expect(address.startsWith(`${paths.pages}?`)).toBe(true);
  cleanup();
  app.renderScreen(address, { as: buyer });
  await screen.findByRole('link', { name: 'Search saved' });
});

test('an empty result offers to save the search; all products don’t', async () => {
  const { buyer } = await app.createShop();
  const { user } = app.renderScreen(`${paths.pages}?q=zeppelin`, { as: buyer });
  await screen.findByText('Save this search, and we’ll notify you when something matches.');
  const { dialog } = await saveShown(user, '');
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  await within(dialog).findByText('Give the search a name');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Airships');
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  await screen.findByText('We’ll notify you when something matches.');
  cleanup();
  app.renderScreen(paths.pages, { as: buyer });
  await screen.findByRole('combobox', { name: 'Sort by' });
  expect(screen.queryByText('Save this search')).toBeNull();
});

test('the dialog says why the shop refused to save a search', async () => {
  const { buyer } = await app.createShop();
  const { user } = app.renderScreen(`${paths.pages}?q=rower`, {
    as: buyer,
    faults: { SaveSearch: refused('You have 50 saved searches.') },
  });
  const { dialog } = await saveShown(user);
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  await within(dialog).findByText('You have 50 saved searches.');
});

test('a shown search takes the place of a saved one, with its own name and the mails of that one', async () => {
  const { buyer, category } = await app.createShop();
  await buyer.saveSearch({ text: 'rower' }, { name: 'Rowers', mail: 'NEVER' });
  const { user } = app.renderScreen(`${paths.category(category.id)}?q=rower&max=300`, {
    as: buyer,
  });
  const { dialog, field } = await saveShown(user);
  const place = within(dialog).getByRole('combobox', { name: 'Save as' });
  await user.selectOptions(place, 'In place of “Rowers”');
  expect(within(dialog).queryByRole('radiogroup')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  await screen.findByRole('link', { name: 'Search saved' });
  expect(await searchesOf(buyer)).toMatchObject([
    { name: field.value, mail: 'never', filter: { text: 'rower', maxPrice: 300_00 } },
  ]);
});

test('words that every product has are refused with what to add', async () => {
  const { buyer } = await app.createShop();
  const { user } = app.renderScreen(`${paths.pages}?q=used`, { as: buyer });
  const { dialog } = await saveShown(user);
  await user.click(within(dialog).getByRole('button', { name: 'Save search' }));
  await within(dialog).findByText(
    '“used” doesn’t narrow the search. Add a product, a category, a price or a radius.',
  );
});

test('a saved search whose category was deleted says that nothing can match', async () => {
  const { buyer, category } = await app.createShop();
  const gone = 'a'.repeat(24);
  await buyer.saveSearch({ text: 'rower', categoryIds: [gone] }, { name: 'Rowers' });
  await buyer.saveSearch({ categoryIds: [gone, category.id] }, { name: 'Either' });
  app.renderScreen(paths.savedSearches, { as: buyer });
  const item = await screen.findByRole('article', { name: 'Rowers' });
  within(item).getByText('“rower” · Deleted category');
  within(item).getByText(/^Nothing can match: this category was deleted/);
  const either = screen.getByRole('article', { name: 'Either' });
  within(either).getByText(/Deleted category/);
  expect(within(either).queryByText(/^Nothing can match/)).toBeNull();
});

test('a saved search is paused, mailed otherwise, renamed and deleted', async () => {
  const { buyer } = await app.createShop();
  await buyer.saveSearch({ text: 'rower' }, { name: 'Rowers', mail: 'DAILY' });
  const { user } = app.renderScreen(paths.savedSearches, { as: buyer });
  await user.click(await screen.findByRole('button', { name: 'Pause Rowers' }));
  await screen.findByRole('button', { name: 'Resume Rowers' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Email for Rowers' }), 'Never');
  await waitFor(async () =>
    expect(await searchesOf(buyer)).toMatchObject([{ mail: 'never', paused: true }]),
  );
  await user.click(screen.getByRole('button', { name: 'Rename Rowers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename search' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Air rowers');
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await screen.findByRole('article', { name: 'Air rowers' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete Air rowers' }));
  await user.click(await screen.findByRole('button', { name: 'Delete search' }));
  await screen.findByText('No saved searches yet');
  await waitFor(async () => expect(await searchesOf(buyer)).toEqual([]));
});

test('a pause that fails is taken back', async () => {
  const { seller } = await app.createShop();
  await seller.saveSearch({ text: 'rower' }, { name: 'Rowers', mail: 'DAILY' });
  const { user } = app.renderScreen(paths.savedSearches, {
    as: seller,
    faults: { UpdateSavedSearch: refused('Not now.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause Rowers' }));
  await screen.findByText('Not now.');
  await screen.findByRole('button', { name: 'Pause Rowers' });
});

test('the link of an email stops it on a click alone, and a broken link says so', async () => {
  const answer = {
    __typename: 'StopAlertMailsPayload',
    success: true,
    message: 'No more emails for “Rowers”.',
    name: 'Rowers',
    code: null,
    field: null,
    errors: [],
    alreadyDone: false,
  };
  const { user, operations } = app.renderScreen(unsubscribePathOf('token'), {
    faults: {
      StopAlertMails: () => ({ data: { __typename: 'Mutation', stopAlertMails: answer } }),
    },
  });
  await screen.findByText(/^We’ll no longer email you about this saved search\./);
  const button = await screen.findByRole('button', { name: 'Stop emails' });
  expect(operations).not.toContain('StopAlertMails');
  await user.click(button);
  await screen.findByRole('heading', { name: 'Emails are off' });
  await screen.findByText(/^No more emails for “Rowers”/);
  cleanup();
  app.renderScreen(unsubscribePathOf('account.token'));
  await screen.findByText(/^We’ll no longer email you about your saved searches\./);
  cleanup();
  app.renderScreen(unsubscribePathOf('kind.token'));
  await screen.findByText(/^We’ll no longer send you emails of this kind\./);
  cleanup();
  const broken = app.renderScreen(unsubscribePathOf('broken'));
  await broken.user.click(await screen.findByRole('button', { name: 'Stop emails' }));
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
});
