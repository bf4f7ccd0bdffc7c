import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mutation, Refusal } from '../../../../mocks/refusal.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

test('where the shop does not say how long to wait after too many requests, it is a minute', async () => {
  const hideProduct = mutation((): never => {
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many requests.');
  });
  const { user, operations } = renderApp(
    `${paths.products}?stock=available`,
    { role: 'ADMIN' },
    { Mutation: { hideProduct } },
  );
  await screen.findByRole('table', { name: 'Products' });
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await user.click(box);
  const bar = within(await screen.findByRole('region', { name: 'What was chosen' }));
  await user.click(bar.getByRole('button', { name: 'Hide' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hide 2 products?' }));
  await user.type(question.getByRole('textbox'), 'The cable is torn.');
  operations.length = 0;
  await user.click(question.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide 2 products' }));
  await dialog.findByText('0 of 2. The shop asks to wait, after so many requests.');
  dialog.getByText('It goes on by itself in 60 seconds.');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await dialog.findByText('Done: 0 of 2. 2 products left.');
  expect(operations).toEqual(['HideProduct']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('2 products chosen');
});
