import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderApp, renderScreen } = setUpApp();

async function aShop() {
  const made = await createShop([
    { productName: 'Rower', resalePrice: 120_00, phone: '5550123', location: 'Lake Oswego, OR' },
  ]);
  const [rower] = made.products;
  if (!rower) throw new Error('Nothing was posted.');
  return { ...made, rower };
}

const box = async () => within(await screen.findByRole('region', { name: 'Price and seller' }));
const pay = { name: 'Pay $120: Rower' };

test('the box leads straight to the payment, says what protects the buyer, where it is and who sells it', async () => {
  const { buyer, seller, rower } = await aShop();
  const { user } = renderScreen(paths.product(rower.id), { as: buyer });
  const shown = await box();
  expect(await shown.findByRole('link', pay)).toHaveProperty('pathname', paths.payment(rower.id));
  shown.getByText('$120.00');
  shown.getByText(/^We hold your money until you have the product/);
  shown.getByText('Lake Oswego, OR');
  expect(shown.getByRole('link', { name: seller.name })).toHaveProperty(
    'pathname',
    paths.seller(seller.id),
  );
  shown.getByText('New seller');
  shown.getByText(/^Member since/);
  for (const name of ['Add to Cart', 'Add to Wish', 'Make an offer', 'Ask the seller']) {
    shown.getByRole('button', { name });
  }
  // The contacts are below, in less prominent type.
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  contact.getByRole('link', { name: '5550123' });
  contact.getByRole('link', { name: seller.email });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu', { name: 'More' }));
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'Compare' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a booked product can still be paid from its page', async () => {
  const { buyer, rower } = await aShop();
  await buyer.addToBookingList(rower);
  renderScreen(paths.product(rower.id), { as: buyer });
  const shown = await box();
  await shown.findByText('It’s already in your order list.');
  shown.getByRole('link', pay);
  expect(shown.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true);
});

test('the box says why a product can’t be bought, instead of the way to pay', async () => {
  const { buyer, otherSeller, admin, seller, rower } = await aShop();
  renderScreen(paths.product(rower.id), { as: otherSeller });
  await screen.findByText('Only buyers can book and wish-list products.');
  cleanup();
  renderScreen(paths.product(rower.id), { as: admin });
  await screen.findByRole('button', { name: 'Hide Rower' });
  cleanup();
  await seller.pauseProduct(rower);
  renderScreen(paths.product(rower.id), { as: buyer });
  await screen.findByText('Paused by the seller. You can’t book it right now.');
  expect(screen.queryByRole('link', pay)).toBeNull();
});

test('a seller edits an own product in place of buying it', async () => {
  const { seller, rower } = await aShop();
  renderScreen(paths.product(rower.id), { as: seller });
  const shown = await box();
  expect(await shown.findByRole('link', { name: 'Edit' })).toHaveProperty(
    'pathname',
    paths.editProduct(rower.id),
  );
  shown.getByRole('link', { name: 'Offers' });
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});

test('a visitor sees photos, description, facts and town beside the form, but no contact and no address', async () => {
  const { seller, products } = await createShop([
    {
      productName: 'Garage rower',
      body: 'Smooth and quiet.',
      location: '12 Main Street, Lake Oswego, OR',
      phone: '5550123',
      place: {
        name: 'Lake Oswego',
        region: 'OR',
        country: 'US',
        latitude: 45.42,
        longitude: -122.67,
      },
    },
  ]);
  renderApp(paths.product(products[0]?.id ?? ''));
  await screen.findByRole('heading', { name: 'Sign in', level: 1 });
  const product = within(await screen.findByRole('region', { name: 'Garage rower' }));
  product.getByRole('button', { name: 'Open photo full screen' });
  product.getByText('Lake Oswego, OR');
  product.getByText('Sign in to buy it or ask the seller.');
  screen.getByText('Smooth and quiet.');
  screen.getByText('Used for');
  const text = document.body.textContent;
  for (const secret of [seller.name, seller.email, '5550123', 'Main Street']) {
    expect(text).not.toContain(secret);
  }
});
