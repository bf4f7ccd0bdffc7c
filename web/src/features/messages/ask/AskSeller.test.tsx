import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { writeToken } from '../../session/tokens/token.ts';

const app = setUpApp();

test('a question is there again after the session ended, in the open dialog', async () => {
  const { buyer, products } = await app.createShop([{}]);
  const { user } = app.renderScreen(paths.product(products[0]?.id ?? ''), { as: buyer });
  await user.click(await screen.findByRole('button', { name: 'Ask the seller' }));
  await user.type(await screen.findByLabelText('Your question'), 'Does it fold?');
  act(() => writeToken(null));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => writeToken(buyer.token));
  await screen.findByRole('button', { name: 'Ask the seller', hidden: true });
  await screen.findByRole('dialog');
  await screen.findByDisplayValue('Does it fold?');
});
