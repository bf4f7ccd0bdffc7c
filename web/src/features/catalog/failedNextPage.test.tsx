import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

const pageSize = 24;
const shown = () => document.querySelectorAll('article h2');

test('a page that does not come says so, and comes by Retry', async () => {
  let failing = true;
  const { user } = renderApp(
    paths.pages,
    {},
    {
      ProductConnection: {
        pageInfo: ({ pageInfo }) => {
          if (pageInfo.hasPreviousPage && failing) throw new GraphQLError('Something went wrong.');
          return pageInfo;
        },
      },
    },
  );
  await user.click(await screen.findByText('Show more'));
  await screen.findByText('The rest did not load.');
  expect(shown()).toHaveLength(pageSize);
  failing = false;
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(shown()).toHaveLength(2 * pageSize));
  expect(screen.queryByText('The rest did not load.')).toBeNull();
});
