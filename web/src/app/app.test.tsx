import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../../testing/faults.ts';
import { forget, setUpApp } from '../../testing/renderApp.tsx';
import { paths } from '../lib/paths.ts';

const { shop, createShop, renderApp } = setUpApp();

test('the first screen needs two GraphQL requests', async () => {
  await createShop([{}]);
  const { operations } = renderApp(paths.home);
  await screen.findByRole('heading', { name: 'Just in' });
  await screen.findAllByRole('link', { name: /Collection/ });
  expect(operations.toSorted()).toEqual(['Home', 'Root']);
});

test('parts of the frame that are shown after the root query has failed do not send it again', async () => {
  const { buyer } = await createShop();
  const { operations, user } = renderApp(paths.home, {
    as: buyer,
    faults: { Root: () => Response.json(failed(), { status: 500 }) },
  });
  await screen.findByText('Oops! The shop did not answer');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByLabelText('Close the menu');
  expect(operations).toEqual(['Root']);
});

test('the home page is the current one at its other address, too', async () => {
  await createShop();
  renderApp(paths.homeAlias);
  const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole(
    'link',
  );
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['HOME']);
});

test('booking a product sends one operation, counts at once, and leads to the order list', async () => {
  const { buyer, products } = await createShop([{}]);
  const [product] = products;
  const { user, operations } = renderApp(paths.product(product?.id ?? ''), { as: buyer });
  const button = await screen.findByRole('button', { name: /Add to Cart/i });
  await forget(operations);
  await user.dblClick(button);
  await screen.findByRole('heading', { name: 'Order List' });
  await screen.findByRole('link', { name: 'Order List 1 booked' });
  const table = await screen.findByRole('table');
  within(table).getByText(product?.productName ?? '');
  expect(operations.filter((name) => name === 'AddToBookingList')).toHaveLength(1);
  expect(await shop().models.Booking.countDocuments({ userId: buyer.id })).toBe(1);
});

test('signing out leaves nothing of the user in the cache', async () => {
  const { buyer } = await createShop();
  const { client, user } = renderApp(paths.pages, { as: buyer });
  await user.click(await screen.findByRole('button', { name: `Account menu of ${buyer.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findAllByRole('link', { name: 'SIGN IN' });
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain(buyer.email));
});
