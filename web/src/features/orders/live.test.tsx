import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { addSale } from '../../../testing/sales.ts';
import { paths } from '../../lib/paths.ts';

const app = setUpApp({ live: true });

test('a comment of the other side appears on an open page, without a request and beside what is typed', async () => {
  const users = await app.createShop();
  const { buyer, seller } = users;
  const { id: firstPaymentId } = await addSale({ shop: app.shop(), ...users });
  const order = await app.shop().models.Order.findOne({ firstPaymentId }).lean().orFail();
  const id = order._id.toHexString();
  await seller.claimHandOver(id);
  const { user, operations } = app.renderScreen(paths.order(id), { as: buyer });
  await user.click(await screen.findByRole('button', { name: 'I haven’t received it' }));
  await user.type(await screen.findByRole('textbox', { name: 'What happened' }), 'Nobody came.');
  await user.click(screen.getByRole('button', { name: 'Object' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Nobody came.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Message to/ });
  await user.type(field, 'I waited');
  await forget(operations);
  await seller.graphql(
    'mutation ($i: CommentOnProblemInput!) { commentOnProblem(input: $i) { success } }',
    {
      i: { orderId: id, text: 'It is at the door.' },
    },
  );
  await screen.findByText('It is at the door.');
  expect(operations).not.toContain('Order');
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('I waited');
});
