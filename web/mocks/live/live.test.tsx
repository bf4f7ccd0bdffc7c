import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { newestAvailable } from '../../testing/mockProducts.ts';
import { setUpMocks } from '../../testing/renderOnMocks.tsx';

const { renderApp } = setUpMocks();

test('a page on the mocks follows what other users do, without a query', async () => {
  const { others, operations, records } = renderApp(paths.pages, { live: true });
  await screen.findByRole('heading', { name: newestAvailable(records).productName });
  operations.length = 0;
  await others.post();
  await screen.findByRole('heading', { name: newestAvailable(records).productName });
  expect(operations).toEqual([]);
});
