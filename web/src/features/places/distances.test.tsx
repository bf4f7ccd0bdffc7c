import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';
import { myPlaceKey } from '../browsing/keptKeys.ts';

const { shop, createShop, renderApp } = setUpApp();
beforeEach(() => localStorage.clear());

const portland = {
  name: 'Portland',
  region: 'OR',
  country: 'US',
  postalCode: null,
  latitude: 45.52,
  longitude: -122.68,
};
const toronto = { ...portland, name: 'Toronto', region: 'Ontario', country: 'CA' };

test('cards, the product’s page and the comparison say how far a product is from the kept place', async () => {
  const { buyer, products } = await createShop([
    { productName: 'Lake bench', location: 'Lake Oswego, OR' },
    { productName: 'Garage bench', location: 'my garage' },
  ]);
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  renderApp(paths.pages, { as: buyer });
  await screen.findByText('7 mi away · Lake Oswego, OR');
  screen.getByText('my garage');
  const [lake, garage] = products.map(({ id }) => id) as [string, string];
  const open = (path: string) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  open(paths.product(lake));
  await screen.findByText('7 mi away · Lake Oswego, OR');
  open(`${paths.compare}?ids=${lake},${garage}`);
  await screen.findByText('7 mi away · Lake Oswego, OR');
});

test('the profile’s place wins over the device’s, in kilometres where people use them', async () => {
  const { buyer } = await createShop([{ productName: 'Lake bench', location: 'Lake Oswego, OR' }]);
  await shop().models.User.updateOne({ _id: buyer.id }, { place: toronto });
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  renderApp(paths.pages, { as: buyer });
  await screen.findAllByText('11 km away · Lake Oswego, OR');
});

test('in a search distances are from its place', async () => {
  await createShop([{ productName: 'Lake bench', location: 'Lake Oswego, OR' }]);
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  renderApp(`${paths.pages}?near=Salem,+OR`);
  await screen.findAllByText('38 mi away · Lake Oswego, OR');
});

test('without a place no distance is shown', async () => {
  await createShop([{ productName: 'Lake bench', location: 'Lake Oswego, OR' }]);
  localStorage.setItem(myPlaceKey, '{"name":5}');
  renderApp(paths.pages);
  await screen.findAllByText('Lake Oswego, OR');
  expect(screen.queryByText(/away/)).toBeNull();
});
