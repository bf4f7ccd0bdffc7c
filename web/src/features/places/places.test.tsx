import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';
import { storedPlace } from './place.ts';

const { shop, createShop, renderScreen } = setUpApp();

const portland = {
  name: 'Portland',
  region: 'OR',
  country: 'US',
  postalCode: null,
  latitude: 45.52,
  longitude: -122.68,
};
const placeField = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });

test('one’s own place is chosen in the profile, fills in the form for products, and is removed again', async () => {
  const { seller } = await createShop();
  const { user, operations } = renderScreen(paths.profile, { as: seller });
  const own = await placeField('Town or postal code');
  await user.type(own, '97034');
  await waitFor(() => expect(operations).toContain('Places'));
  await user.click(await screen.findByRole('option', { name: 'Lake Oswego, OR 97034' }));
  await screen.findByRole('button', { name: 'Remove my place' });
  const stored = async () => (await shop().models.User.findById(seller.id).lean())?.place ?? null;
  expect(await stored()).toMatchObject({ name: 'Lake Oswego', postalCode: '97034' });
  // Text without a choice isn't stored.
  await user.clear(own);
  await user.tab();
  expect(own.value).toBe('Lake Oswego, OR 97034');

  window.history.pushState(null, '', paths.addProduct);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: 'Use Lake Oswego, OR 97034' }));
  expect((await placeField('Location')).value).toBe('Lake Oswego, OR 97034');
  screen.getByText(/Buyers near Lake Oswego, OR 97034 find it/);
});

test('a place is removed from the profile', async () => {
  const { seller } = await createShop();
  await shop().models.User.updateOne({ _id: seller.id }, { place: portland });
  const { user } = renderScreen(paths.profile, { as: seller });
  await user.click(await screen.findByRole('button', { name: 'Remove my place' }));
  await waitFor(async () =>
    expect((await shop().models.User.findById(seller.id).lean())?.place ?? null).toBeNull(),
  );
  const own = await placeField('Town or postal code');
  await waitFor(() => expect(own.value).toBe(''));
});

test('a seller is asked for the town of a product whose location names none', async () => {
  const { seller, products } = await createShop([
    { productName: 'Known', location: 'Salem, OR' },
    { productName: 'Unknown', location: 'my garage' },
  ]);
  renderScreen(paths.productList, { as: seller });
  const lineOf = async (name: string) =>
    within((await screen.findByText(name)).closest('tr') as HTMLElement);
  const link = (await lineOf('Unknown')).getByRole('link', { name: 'Choose its town' });
  expect(link.getAttribute('href')).toBe(paths.editProduct(products[1]?.id ?? ''));
  expect((await lineOf('Known')).queryByText('Choose its town')).toBeNull();
});

test('a kept place that somebody has edited is none', () => {
  expect(storedPlace({ ...portland, more: 1 })).toEqual(portland);
  for (const wrong of [
    null,
    'Portland',
    {},
    { ...portland, latitude: '45' },
    { ...portland, longitude: Number.NaN },
    { ...portland, region: 5 },
  ])
    expect(storedPlace(wrong)).toBeNull();
});
