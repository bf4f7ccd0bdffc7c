import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { mongo } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

/** The log with two entries of one admin, with different actions on different days. */
async function open(search = '') {
  const { admin, seller, category } = await app.createShop();
  // The model doesn't allow changing or deleting entries.
  const audit = app.shop().database.connection.collection('audit');
  await audit.deleteMany({});
  const entry = (action: string, target: { id: string }, at: string) => ({
    _id: mongo.ObjectId.createFromTime(Date.parse(at) / 1000),
    action,
    targetId: new mongo.ObjectId(target.id),
    source: 'request',
    actorId: new mongo.ObjectId(admin.id),
    address: '127.0.0.1',
    createdAt: new Date(at),
  });
  await audit.insertMany([
    entry('add-category', category, '2026-05-03T12:00:00Z'),
    entry('verify-user', seller, '2026-05-04T12:00:00Z'),
  ]);
  return { ...app.renderScreen(`${paths.auditLog}${search}`, { as: admin }), seller };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit Log' }))
    .getAllByRole('row')
    .slice(1);

test('the log is narrowed by a name and by an action, which the address then has', async () => {
  const { user, seller } = await open();
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText('2 entries')).toBeTruthy();
  await user.type(
    screen.getByRole('searchbox', { name: 'Name, email, reason, address or id' }),
    `${seller.email}{Enter}`,
  );
  await screen.findByText('1 entry');
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Verified'),
  ]);
  expect(window.location.search).toContain(encodeURIComponent(seller.email));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Added the category');
  await screen.findByRole('heading', { name: 'No matching entries' });
  await user.click(screen.getByRole('link', { name: 'Show all entries' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('an entry says what was decided, and leads to its order and to its report', async () => {
  const { seller } = await open();
  const orderId = new mongo.ObjectId();
  const reportId = new mongo.ObjectId();
  const common = {
    targetId: new mongo.ObjectId(seller.id),
    source: 'request',
    createdAt: new Date('2026-05-05T12:00:00Z'),
  };
  const decided = { orderId, toId: new mongo.ObjectId(seller.id), amount: 108_00, currency: 'usd' };
  await app
    .shop()
    .database.connection.collection('audit')
    .insertMany([
      { ...common, action: 'release-payout', decided },
      { ...common, action: 'decide-report', decided: { reportId, outcome: 'nothing' } },
    ]);
  cleanup();
  const { admin } = await app.createShop();
  app.renderScreen(paths.auditLog, { as: admin });
  const decision = await screen.findByRole('link', { name: `Released $108.00 for ${seller.name}` });
  expect(decision.getAttribute('href')).toBe(paths.order(String(orderId)));
  const report = screen.getByRole('link', { name: 'Took no action on a report' });
  expect(report.getAttribute('href')).toBe(paths.reportsFrom(String(reportId), true));
});

test('days are those of the reader, in which the table shows moments', async () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Pacific/Kiritimati' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  try {
    // Noon of May 3 in UTC, the shop's zone, is two o'clock on May 4 in the reader's.
    await open('?from=2026-05-04&to=2026-05-04');
    const found = await rows();
    expect(found.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Added the category'),
    ]);
  } finally {
    vi.restoreAllMocks();
  }
});

test('an address with days shows the entries of these days, and counts what is no day as none', async () => {
  await open('?from=2026-05-04&to=tomorrow');
  const found = await rows();
  expect(found).toHaveLength(1);
  expect(found[0]?.textContent).toContain('Verified');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-05-04');
});
