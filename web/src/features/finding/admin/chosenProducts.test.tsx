import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../../testing/faults.ts';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

test('where the shop does not say how long to wait after too many requests, it is a minute', async () => {
  const { admin } = await app.createShop([{}, {}]);
  const { user, operations } = app.renderScreen(`${paths.products}?stock=available`, {
    as: admin,
    faults: { AdminHideProduct: refused('Too many requests.', 'TOO_MANY_REQUESTS') },
  });
  await screen.findByRole('table', { name: 'Products' });
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await user.click(box);
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Hide' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hide 2 products?' }));
  await user.type(question.getByRole('textbox'), 'The cable is torn.');
  await forget(operations);
  await user.click(question.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide 2 products' }));
  await dialog.findByText('0 of 2. Too many requests: waiting to continue.');
  dialog.getByText('Continues in 60 seconds.');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await dialog.findByText('Done: 0 of 2. 2 products left.');
  expect(operations).toEqual(['AdminHideProduct']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('2 products chosen');
});
