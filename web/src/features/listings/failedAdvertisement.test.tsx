import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

test('an advertisement that fails is taken back, and a toast says why', async () => {
  const { seller, products } = await app.createShop([{ productName: 'Quiet Bench' }]);
  expect(products).toHaveLength(1);
  const answer = Promise.withResolvers<void>();
  const refuse = refused('Not just now.');
  const { user } = app.renderScreen(paths.productList, {
    as: seller,
    faults: { AdvertiseProduct: (request) => answer.promise.then(() => refuse(request)) },
  });
  const name = await screen.findByText('Quiet Bench');
  const line = within(name.closest('tr') ?? name);
  await user.click(line.getByRole('button', { name: 'Advertise Quiet Bench' }));
  await user.click(await screen.findByRole('button', { name: 'Advertise' }));
  await line.findByRole('button', { name: 'Advertised Quiet Bench' });
  answer.resolve();
  await screen.findByText('Not just now.');
  const button = await line.findByRole('button', { name: 'Advertise Quiet Bench' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});
