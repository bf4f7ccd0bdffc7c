import { enumValues } from '@fitness-zone/contract/enums.ts';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  choiceField,
  choicesOf,
  hiddenChoice,
  restName,
  restParameters,
  searchField,
  sortField,
  useTableAddress,
} from './tableAddress.ts';

const fields = {
  text: searchField('Name', { maxLength: 20 }),
  state: choiceField<object>('State', 'Any', {
    ...choicesOf({ REFUND_FAILED: 'Refund failed' }, (state) => ({ filter: { state } })),
    verified: ['Not verified', { filter: { verified: false } }],
  }),
  balance: hiddenChoice({ overdue: ['', { filter: { balance: 'OVERDUE' } }] }),
  sort: sortField({ OLDEST: 'Oldest first', AMOUNT_DESC: 'Highest first' }),
};

function at(search: string) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={[`/${search}`]}>{children}</MemoryRouter>
  );
  const { variables } = renderHook(() => useTableAddress(fields), { wrapper }).result.current;
  return [variables, restParameters(variables)];
}

test('an address that asks for nothing has no variables, so that links load the same list', () => {
  expect(at('')).toEqual([{}, {}]);
  expect(at('?state=gone&sort=name&other=1')).toEqual([{}, {}]);
});

test('the list and its file use the filters and order of the address', () => {
  expect(at('?text=REX&state=refund-failed&balance=overdue&sort=-amount')).toEqual([
    { filter: { text: 'REX', state: 'REFUND_FAILED', balance: 'OVERDUE' }, sort: 'AMOUNT_DESC' },
    { q: 'REX', state: 'refund-failed', balance: 'overdue', sort: '-amount' },
  ]);
  expect(at('?state=verified')).toEqual([{ filter: { verified: false } }, { verified: 'false' }]);
});

test.each([
  'AuditAction',
  'PaymentStatus',
  'PayoutState',
  'PayoutWait',
  'PersonState',
  'Role',
  'Stock',
] as const)('values of %s have the names in the address that they have in REST', (name) => {
  expect(Object.keys(enumValues[name]).map(restName)).toEqual(Object.values(enumValues[name]));
});
