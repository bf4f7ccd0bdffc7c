import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The seller's table, and the line of a product that is for sale and not advertised. */
async function openTable(overrides: Resolvers) {
  const page = renderApp(paths.productList, { role: 'SELLER' }, overrides);
  const bench = page.records.products.find(
    ({ sellerId, inStock, advertisement }) =>
      sellerId === page.viewer?.id && inStock === 'AVAILABLE' && !advertisement,
  );
  if (!bench) throw new Error('The seller has nothing to advertise.');
  const name = await screen.findByText(bench.productName);
  return { ...page, bench, line: within(name.closest('tr') ?? name) };
}

test('an advertisement that fails is taken back, and a toast says why', async () => {
  const answer = Promise.withResolvers<void>();
  const { user, line, bench } = await openTable({
    Mutation: {
      advertiseProduct: async () => {
        await answer.promise;
        return {
          success: false,
          alreadyDone: false,
          message: 'Not just now.',
          code: 'UNAVAILABLE',
        };
      },
    },
  });
  await user.click(line.getByRole('button', { name: `Advertise ${bench.productName}` }));
  await user.click(await screen.findByRole('button', { name: 'Advertise' }));
  await line.findByRole('button', { name: `Advertised ${bench.productName}` });
  answer.resolve();
  await screen.findByText('Not just now.');
  const button = await line.findByRole('button', { name: `Advertise ${bench.productName}` });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});
