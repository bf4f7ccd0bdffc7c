import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { scrollTo } from '../../../testing/browserParts.ts';
import { availableProducts } from '../../../testing/mockProducts.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

const pageSize = 24;
const shown = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const namesIn = (records: Parameters<typeof availableProducts>[0]) =>
  availableProducts(records).map(({ productName }) => productName);

test('the next page comes when one scrolls to the end, by one operation, until all is shown', async () => {
  const { records, operations } = renderApp(paths.pages);
  const all = namesIn(records);
  await waitFor(() => expect(shown()).toEqual(all.slice(0, pageSize)));
  operations.length = 0;
  scrollTo(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(all.slice(0, 2 * pageSize)));
  expect(operations).toEqual(['AllProducts']);
  scrollTo(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(all));
  expect(screen.queryByText('Show more')).toBeNull();
});

test('what is posted between two pages shifts none of them', async () => {
  const { records, user, others } = renderApp(paths.pages);
  const all = namesIn(records);
  await waitFor(() => expect(shown()).toHaveLength(pageSize));
  await others.post();
  await user.click(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(all.slice(0, 2 * pageSize)));
});

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
