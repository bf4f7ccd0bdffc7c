import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

test('a buyer who wants to sell is told how, and led to a seller account', async () => {
  const { buyer } = await createShop([]);
  const { user } = renderScreen(paths.sell, { as: buyer });
  await screen.findByRole('heading', { level: 1, name: 'Sell on Fitness Zone' });
  await screen.findByText(new RegExp(`another email address: ${buyer.email} belongs`));
  await user.click(screen.getByRole('button', { name: 'Sign out and sign up as a seller' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  expect(await screen.findByRole('radio', { name: /^Seller/ })).toHaveProperty('checked', true);
});

test('a seller is led to the form', async () => {
  const { seller } = await createShop([]);
  renderScreen(paths.sell, { as: seller });
  await screen.findByText(/^You have a seller account/);
  const link = screen.getAllByRole('link', { name: 'Add Product' }).at(-1);
  expect(link?.getAttribute('href')).toBe(paths.addProduct);
});

test('a buyer who opens the form for products is told how to sell', async () => {
  const { buyer } = await createShop([]);
  renderScreen(paths.addProduct, { as: buyer });
  const link = await screen.findByRole('link', { name: 'How to sell' });
  expect(link.getAttribute('href')).toBe(paths.sell);
});
