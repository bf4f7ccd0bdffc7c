import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { createClient } from '../../apollo/client.ts';
import { paths } from '../../lib/paths.ts';
import { myPlaceKey } from '../browsing/storageKeys.ts';
import { DistanceFrom } from './distanceFrom.ts';
import { LocationText } from './LocationText.tsx';

const { shop, createShop, renderScreen } = setUpApp();
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
  renderScreen(paths.pages, { as: buyer });
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
  renderScreen(paths.pages, { as: buyer });
  await screen.findAllByText('11 km away · Lake Oswego, OR');
});

test('a purchase and an offer say how far it is to the product', async () => {
  const { buyer, products } = await createShop([
    { productName: 'Lake bench', location: 'Lake Oswego, OR' },
    { productName: 'Lake rack', location: 'Lake Oswego, OR' },
  ]);
  const [bench, rack] = products;
  if (!bench || !rack) throw new Error('Nothing was posted.');
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  await buyer.makeOffer(rack, 50_00);
  renderScreen(paths.offers, { as: buyer });
  await screen.findByText('7 mi away · Lake Oswego, OR');
  const { id } = await buyer.payPart(bench, 'WHOLE');
  const order = await shop().models.Order.findOne({ firstPaymentId: id }).lean().orFail();
  renderScreen(paths.order(order._id.toHexString()), { as: buyer });
  await screen.findByRole('heading', { name: 'Lake bench', level: 1 });
  expect(await screen.findAllByText('7 mi away · Lake Oswego, OR')).not.toEqual([]);
});

test('in a search distances are from its place', async () => {
  await createShop([{ productName: 'Lake bench', location: 'Lake Oswego, OR' }]);
  localStorage.setItem(myPlaceKey, JSON.stringify(portland));
  renderScreen(`${paths.pages}?near=Salem,+OR`);
  await screen.findAllByText('38 mi away · Lake Oswego, OR');
});

test('a page that the server renders says how far products are from the searched place', () => {
  const client = createClient({ readToken: async () => null, onSignedOut: () => {} });
  const lake = {
    id: '1',
    location: 'Lake Oswego, OR',
    place: { latitude: 45.42, longitude: -122.67 },
  };
  const markup = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <DistanceFrom value={{ latitude: 45.52, longitude: -122.68, unit: 'mi' }}>
        <LocationText product={lake as unknown as ComponentProps<typeof LocationText>['product']} />
      </DistanceFrom>
    </ApolloProvider>,
  );
  expect(markup).toBe('7 mi away · Lake Oswego, OR');
});

test('the device keeps a town that is chosen in the search of the hero', async () => {
  await createShop();
  const { user, operations } = renderScreen(paths.home);
  const near = await screen.findByRole('combobox', { name: 'Near which town or postal code?' });
  await user.type(near, 'lake os');
  await waitFor(() => expect(operations).toContain('Places'));
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
  expect(localStorage.getItem(myPlaceKey)).toBeNull();
  // The browser's own suggestions fire the same event.
  fireEvent.change(near, { target: { value: 'Lake Oswego, OR' } });
  await user.keyboard('{Enter}');
  expect(JSON.parse(localStorage.getItem(myPlaceKey) ?? '')).toMatchObject({ name: 'Lake Oswego' });
});

test('without a place no distance is shown', async () => {
  await createShop([{ productName: 'Lake bench', location: 'Lake Oswego, OR' }]);
  localStorage.setItem(myPlaceKey, '{"name":5}');
  renderScreen(paths.pages);
  await screen.findAllByText('Lake Oswego, OR');
  expect(screen.queryByText(/away/)).toBeNull();
});
