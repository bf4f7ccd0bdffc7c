import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

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

test('with the focus in a table j and k go through its rows, Enter opens one, and ? shows the keys', async () => {
  const opened: string[] = [];
  render(
    <DataTable
      label="Fruit"
      rows={[{ name: 'Apple' }, { name: 'Pear' }]}
      rowKey={({ name }) => name}
      columns={[
        {
          header: 'Name',
          cell: ({ name }) => (
            <a
              href={`/${name}`}
              onClick={(event) => {
                event.preventDefault();
                opened.push(name);
              }}
            >
              {name}
            </a>
          ),
        },
        { header: 'Note', cell: ({ name }) => <input aria-label={`Note on ${name}`} /> },
      ]}
    />,
  );
  const user = userEvent.setup();
  const [, apple, pear] = screen.getAllByRole('row');
  await user.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  await user.tab();
  await user.keyboard('j');
  expect(document.activeElement).toBe(pear);
  await user.keyboard('j');
  expect(document.activeElement).toBe(pear);
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['Pear']);
  await user.keyboard('k');
  expect(document.activeElement).toBe(apple);
  await user.keyboard('?');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Keys in a table' })).getByRole('button'),
  );
  const note = screen.getByLabelText<HTMLInputElement>('Note on Apple');
  await user.type(note, 'jk?');
  expect(note.value).toBe('jk?');
});
