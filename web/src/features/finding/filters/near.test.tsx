import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../../../../graph/src/shared/refusals/refusal.ts';
import { filterBar, openChip } from '../../../../testing/filterBar.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { myPlaceKey } from '../../browsing/storageKeys.ts';

const { shop, createShop, renderScreen } = setUpApp();
beforeEach(() => localStorage.clear());

const shown = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const shows = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));
const placeField = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Town or postal code' });
const radius = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distance' });

/** A category of three products, of which two are near Portland. */
async function createThree() {
  const users = await createShop([
    { productName: 'Portland rower', location: 'Portland, OR' },
    { productName: 'Lake bench', location: 'Lake Oswego, OR' },
    { productName: 'Salem rack', location: 'Salem, OR' },
  ]);
  return { ...users, path: paths.category(users.category.id) };
}

test('a town is chosen with a radius, kept on the device, and removed again', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(path);
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  const fields = await openChip(user, 'Near');
  expect(radius().disabled).toBe(true);
  await user.type(await placeField(), 'portland');
  await user.click(await screen.findByRole('option', { name: 'Portland, OR' }));
  await shows('Lake bench', 'Portland rower');
  expect(location.search).toBe('?near=Portland%2C+OR&within=25');
  await user.selectOptions(radius(), '5 miles');
  await shows('Portland rower');
  await user.selectOptions(radius(), 'Any distance');
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  expect(location.search).toBe('?near=Portland%2C+OR');
  await fields.close();
  await user.click(filterBar().getByRole('button', { name: 'Remove filter: Near Portland, OR' }));
  await waitFor(() => expect(location.search).toBe(''));
  // The device remembers the place.
  await openChip(user, 'Near');
  expect((await placeField()).value).toBe('Portland, OR');
  await user.selectOptions(radius(), '10 miles');
  await shows('Lake bench', 'Portland rower');
  history.back();
  await shows('Salem rack', 'Lake bench', 'Portland rower');
});

test('the nearest come first once a place is known', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?near=97201`);
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  const fields = await openChip(user, /^Near/);
  expect((await placeField()).value).toBe('Portland, OR 97201');
  await fields.close();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'NEAREST');
  await shows('Portland rower', 'Lake bench', 'Salem rack');
  expect(location.search).toBe('?near=97201&sort=nearest');
});

test('without a place nothing can be sorted by distance', async () => {
  const { path } = await createThree();
  renderScreen(path);
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  const sorts = within(screen.getByRole('combobox', { name: 'Sort by' }));
  expect(sorts.queryByRole('option', { name: 'Nearest' })).toBeNull();
});

test('towns in an address are chosen, and removed one by one or together', async () => {
  const { path } = await createThree();
  const towns = new URLSearchParams([
    ['town', 'Lake Oswego, OR'],
    ['town', 'Salem, OR'],
  ]);
  const { user } = renderScreen(`${path}?${towns}`);
  await shows('Salem rack', 'Lake bench');
  const fields = await openChip(user, 'Near: Lake Oswego, OR, Salem, OR');
  await user.click(fields.getByRole('button', { name: 'Remove filter: Salem, OR' }));
  await shows('Lake bench');
  await fields.close();
  expect(location.search).toBe('?town=Lake+Oswego%2C+OR');
  await user.click(filterBar().getByRole('button', { name: 'Remove filter: Lake Oswego, OR' }));
  await shows('Salem rack', 'Lake bench', 'Portland rower');
});

test('a place in the text is a filter that can be changed and removed', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=rower+near+portland`);
  await shows('Portland rower');
  await openChip(user, 'Near: Within 25 mi of Portland, OR');
  await user.selectOptions(radius(), '50 miles');
  await waitFor(() => expect(location.search).toBe('?q=rower&near=Portland%2C+OR&within=50'));
});

test('while towns cannot be looked up, the words of a place are looked for, with a hint', async () => {
  const { path } = await createThree();
  const down = new Refusal('unavailable', 'Down.');
  const spies = [
    vi.spyOn(shop().places, 'suggest').mockRejectedValue(down),
    vi.spyOn(shop().places, 'find').mockRejectedValue(down),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const { user } = renderScreen(path);
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  await openChip(user, 'Near');
  await user.type(await placeField(), 'salem or');
  await screen.findByText('Towns can’t be looked up right now. Plain text works, too.');
  await user.keyboard('{Enter}');
  await shows('Salem rack');
  await screen.findByText(/Towns can’t be looked up right now\. Showing listings/);
});

test('an unknown town is said to be unknown', async () => {
  const { path } = await createThree();
  renderScreen(`${path}?near=Nowhereville&within=5`);
  await screen.findByText(/We don’t know a town called “Nowhereville”\./);
});

test('a place that was guessed is named, with others to choose', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=rack+near+portlnd`);
  await screen.findByText('Portland, OR', { selector: 'strong' });
  await user.click(screen.getByRole('link', { name: 'Portland, ME' }));
  await waitFor(() => expect(location.search).toBe('?q=rack&near=Portland%2C+ME&within=25'));
});

test('“near me” asks for a town where none is known', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=near+me`);
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  await screen.findByText('Choose your town under “Near” to see what’s close.');
  await openChip(user, 'Near');
  await user.type(await placeField(), '97201');
  await user.click(await screen.findByRole('option', { name: 'Portland, OR 97201' }));
  await shows('Lake bench', 'Portland rower');
});

test('“near me” is around the place that the device keeps', async () => {
  const { path } = await createThree();
  const kept = { name: 'Portland', region: 'OR', country: 'US', postalCode: null };
  const portland = { ...kept, latitude: 45.52, longitude: -122.68 };
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  const { user } = renderScreen(`${path}?q=near+me`);
  await shows('Lake bench', 'Portland rower');
  const chip = 'Remove filter: Within 25 mi of Portland, OR';
  await user.click(await screen.findByRole('button', { name: chip }));
  await shows('Salem rack', 'Lake bench', 'Portland rower');
  expect(location.search).toBe('');
});

test('a text’s place stays when its list is sorted by distance', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=rower+near+portland`);
  await shows('Portland rower');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'NEAREST');
  await waitFor(() =>
    expect(location.search).toBe('?q=rower&near=Portland%2C+OR&within=25&sort=nearest'),
  );
});

test('where nothing is near enough, the next radius with a product is offered, and the nearest products are shown', async () => {
  const { path } = await createThree();
  const { user } = renderScreen(`${path}?q=rack&near=Portland%2C+OR&within=5`);
  const wider = await screen.findByRole('link', { name: 'Search within 50 mi' });
  const closest = await screen.findByRole('region', { name: 'Closest matches' });
  within(closest).getByRole('heading', { name: 'Salem rack' });
  await user.click(wider);
  await shows('Salem rack');
  expect(location.search).toBe('?q=rack&near=Portland%2C+OR&within=50');
});
