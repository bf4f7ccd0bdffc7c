import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { SearchField } from './SearchField.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useTableParameters } from './useTableParameters.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const states = ['', 'active', 'suspended'];

function People() {
  const [{ text, state }, set] = useTableParameters({ text: null, state: states });
  return (
    <TableToolbar label="Find people" total="12 people">
      <SearchField
        label="Name"
        text={text}
        maxLength={20}
        onChange={(typed) => set({ text: typed })}
      />
      <ChoiceSelect
        label="State"
        value={state}
        choices={{ '': 'Any state', active: 'Active', suspended: 'Suspended' }}
        onChange={(chosen) => set({ state: chosen })}
      />
      <code data-testid="address">{useLocation().search}</code>
    </TableToolbar>
  );
}

function show(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <People />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;

test('a text and a choice are set in the address, and left out of it where they are empty', async () => {
  const user = show('/?other=1');
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), ' ann {Enter}');
  expect(address()).toBe('?other=1&text=ann');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  expect(address()).toBe('?other=1&text=ann&state=suspended');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Any state');
  await user.clear(screen.getByRole('searchbox', { name: 'Name' }));
  await user.tab();
  expect(address()).toBe('?other=1');
});

function TwoAtOnce() {
  const [, set] = useTableParameters({ text: null, state: states });
  const choose = () => {
    set({ text: 'ann' });
    set({ state: 'active' });
  };
  return (
    <button type="button" onClick={choose}>
      Choose
    </button>
  );
}

test('two choices count that are made before the first one is shown', async () => {
  render(
    <BrowserRouter>
      <TwoAtOnce />
    </BrowserRouter>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(location.search).toBe('?text=ann&state=active');
});

test('a choice of the address that does not exist counts as none', () => {
  show('/?text=bob&state=gone');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('bob');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('12 people');
});
