import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

const pageSize = 24;
const shown = () => document.querySelectorAll('article h2');

test('a page that does not come says so, and comes by Retry', async () => {
  await app.createShop(Array.from({ length: 2 * pageSize }, () => ({})));
  let failing = true;
  const { user } = app.renderScreen(paths.pages, {
    faults: {
      AllProducts: ({ variables }) => (variables?.after && failing ? failed() : undefined),
    },
  });
  await user.click(await screen.findByText('Show more'));
  await screen.findByText('We couldn’t load the rest.');
  expect(shown()).toHaveLength(pageSize);
  failing = false;
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(shown()).toHaveLength(2 * pageSize));
  expect(screen.queryByText('We couldn’t load the rest.')).toBeNull();
});
