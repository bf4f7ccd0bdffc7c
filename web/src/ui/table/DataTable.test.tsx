import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

test('a table has its columns, one row for each entry, and stays a table to screen readers', () => {
  render(
    <DataTable
      label="Fruit"
      rows={[{ name: 'Apple' }, { name: 'Pear' }]}
      rowKey={({ name }) => name}
      columns={[
        { header: 'SL No', cell: (_row, index) => index + 1 },
        { header: 'Name', cell: ({ name }) => name },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Fruit' });
  const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual(['SL No', 'Name']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => texts(within(row).getAllByRole('cell')))).toEqual([
    ['1', 'Apple'],
    ['2', 'Pear'],
  ]);
});
