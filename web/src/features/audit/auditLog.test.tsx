import { enumValues } from '@fitness-zone/contract/enums.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Records } from '../../../mocks/records/records.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';
import { actionParameter } from './useAuditAddress.ts';

const { renderApp } = setUpMocks();

/** Two entries of different acts, of the same admin. */
const withEntries = (records: Records): string => {
  const [admin] = records.users.filter(({ role }) => role === 'ADMIN');
  const [seller] = records.users.filter(({ role }) => role === 'SELLER');
  const [category] = records.categories;
  const entry = (action: 'VERIFY_USER' | 'ADD_CATEGORY', targetId: string, day: string) => ({
    id: `${day.replaceAll('-', '')}0000000000000000`,
    action,
    targetId,
    source: 'REQUEST' as const,
    actorId: admin?.id ?? null,
    address: '127.0.0.1',
    failedEntryId: null,
    reason: null,
    createdAt: `${day}T12:00:00.000Z`,
  });
  records.auditLog.push(
    entry('ADD_CATEGORY', category?.id ?? '', '2026-05-03'),
    entry('VERIFY_USER', seller?.id ?? '', '2026-05-04'),
  );
  return paths.auditLog;
};

const open = (search = '') =>
  renderApp((records) => `${withEntries(records)}${search}`, { role: 'ADMIN' });

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit Log' }))
    .getAllByRole('row')
    .slice(1);

test('the log is narrowed by a name and by an action, which the address then has', async () => {
  const { user, records } = open();
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText('2 entries')).toBeTruthy();
  const seller = records.users.find(({ role }) => role === 'SELLER');
  await user.type(
    screen.getByRole('searchbox', { name: 'Name, e-mail, reason, address or id' }),
    `${seller?.email}{Enter}`,
  );
  await screen.findByText('1 entry');
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Verified'),
  ]);
  expect(window.location.search).toContain(encodeURIComponent(seller?.email ?? 'none'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Added the category');
  await screen.findByRole('heading', { name: 'No entry matches' });
  await user.click(screen.getByRole('link', { name: 'Show all entries' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('an address with days shows the entries of these days, and counts what is no day as none', async () => {
  open('?from=2026-05-04&to=tomorrow');
  const found = await rows();
  expect(found).toHaveLength(1);
  expect(found[0]?.textContent).toContain('Verified');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-05-04');
});

test('an action has the name in the address that it has in REST', () => {
  const names = Object.keys(enumValues.AuditAction).map(actionParameter);
  expect(names).toEqual(Object.values(enumValues.AuditAction));
});
