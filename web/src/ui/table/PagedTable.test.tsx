import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PagedTable } from './PagedTable.tsx';

beforeEach(() => localStorage.removeItem('fitnessZone.columns.Fruit'));
afterEach(cleanup);

type Fruit = { id: string; name: string; colour: string; weight: string };

const fruit: Fruit = { id: '1', name: 'Apple', colour: 'red', weight: '150 g' };
const edges = [{ node: fruit }];

function show() {
  render(
    <PagedTable
      label="Fruit"
      query={{
        data: { edges, pageInfo: { hasNextPage: false } },
        refetch: async () => undefined,
        fetchPage: async () => undefined,
      }}
      list={(data) => data}
      empty={null}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Id', cell: ({ id }) => id },
        { header: 'Colour', cell: ({ colour }) => colour },
        { header: 'Weight', cell: ({ weight }) => weight },
      ]}
    />,
  );
  return { user: userEvent.setup() };
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a column that is hidden stays hidden when the table is opened again, until it is chosen', async () => {
  const { user } = show();
  expect(headers()).toEqual(['SL No', 'Name', 'Id', 'Colour', 'Weight']);
  await user.click(screen.getByRole('button', { name: 'Columns', hidden: true }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Weight' }));
  expect(screen.queryByText('150 g')).toBeNull();
  cleanup();
  const again = show();
  expect(headers()).toEqual(['SL No', 'Name', 'Id', 'Colour']);
  await again.user.click(screen.getByRole('button', { name: 'Columns', hidden: true }));
  const weight = await screen.findByRole('menuitemcheckbox', { name: 'Weight', checked: false });
  await again.user.click(weight);
  await waitFor(() => expect(screen.getByText('150 g')).toBeDefined());
});
