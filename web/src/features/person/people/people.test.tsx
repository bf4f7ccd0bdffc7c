import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';
import { peopleParameters, peopleVariables } from './usePeopleAddress.ts';

const { renderApp } = setUpMocks();

const nothing = { text: '', role: '', verified: '', state: '', sort: '' };

test('an address without parameters asks for all people', () => {
  expect(peopleVariables(nothing)).toEqual({});
  expect(Object.values(peopleParameters(nothing)).filter(Boolean)).toEqual([]);
});

test('what the address says is asked for in the list and in its file', () => {
  const address = {
    text: 'ann',
    role: 'buyer',
    verified: 'no',
    state: 'suspended',
    sort: 'last-active',
  };
  expect(peopleVariables(address)).toEqual({
    filter: { text: 'ann', role: 'BUYER', verified: false, state: 'SUSPENDED' },
    sort: 'LAST_ACTIVE',
  });
  expect(peopleParameters(address)).toEqual({
    q: 'ann',
    role: 'buyer',
    verified: 'false',
    state: 'suspended',
    sort: 'last-active',
  });
});

test('everybody is listed with how many they are, and each name leads to its page', async () => {
  const { records } = renderApp(paths.people, { role: 'ADMIN' });
  const [seller] = records.users.filter(({ role }) => role === 'SELLER');
  const row = (await screen.findByText(seller?.email ?? '')).closest('tr');
  const link = within(row ?? document.body).getByRole('link', { name: seller?.name ?? '' });
  expect(link.getAttribute('href')).toBe(paths.person(seller?.id ?? ''));
  expect(row?.textContent).toContain('Seller');
  screen.getByText(`${records.users.length} people`);
});

test('a part of an e-mail finds people, and a state that nobody is in finds none', async () => {
  const { user, records } = renderApp(paths.people, { role: 'ADMIN' });
  const [buyer, other] = records.users.filter(({ role }) => role !== 'ADMIN');
  await screen.findByText(other?.email ?? '');
  await user.type(
    screen.getByRole('searchbox', { name: 'Name or e-mail' }),
    `${buyer?.email}{Enter}`,
  );
  await screen.findByText('1 person');
  screen.getByText(buyer?.email ?? '');
  expect(screen.queryByText(other?.email ?? '')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  await screen.findByText('Nobody found');
  screen.getByText('0 people');
});

test('a list that does not come says so, and can be asked for again', async () => {
  const fail = vi.fn((): never => {
    throw new GraphQLError('No database.');
  });
  const { user } = renderApp(paths.people, { role: 'ADMIN' }, { Query: { adminPeople: fail } });
  await user.click(await screen.findByRole('button', { name: /again|Retry/ }));
  await waitFor(() => expect(fail.mock.calls.length).toBeGreaterThan(1));
});
