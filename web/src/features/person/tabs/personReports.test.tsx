import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { Records, ReportRecord } from '../../../../mocks/records/records.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';
import { personTabPath } from './personTabs.ts';

const { renderApp } = setUpMocks();

/** Who sells the first product. */
const sellerOf = ({ products }: Records) => products[0]?.sellerId ?? '';

let filed = 0;

/** Files a report about the seller, or about somebody else. */
function file(records: Records, report: Partial<ReportRecord> = {}): ReportRecord {
  const subjectId = sellerOf(records);
  filed += 1;
  const one: ReportRecord = {
    id: filed.toString(16).padStart(24, '0'),
    kind: 'USER',
    targetId: subjectId,
    subjectId,
    reporterId: records.users.find(({ role }) => role === 'BUYER')?.id ?? '',
    reason: 'FRAUD',
    note: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    decision: null,
    decisionNote: null,
    decidedAt: null,
    decidedById: null,
    ...report,
  };
  records.reports.push(one);
  return one;
}

const openTab = (arrange: (records: Records) => void, resolvers = {}) =>
  renderApp(
    (records) => {
      arrange(records);
      return personTabPath(sellerOf(records), 'reports');
    },
    { role: 'ADMIN' },
    resolvers,
  );

/** The rows of the table, each as its cells' texts without the number. */
async function rows() {
  const [, ...found] = within(await screen.findByRole('table', { name: 'Reports' })).getAllByRole(
    'row',
  );
  return found.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  );
}

test('the reports about a person, the products and the messages are listed, newest first', async () => {
  const { records, operations } = openTab((all) => {
    const decided = { decision: 'DELETE', decidedAt: '2026-03-02T10:00:00.000Z' } as const;
    file(all, { kind: 'MESSAGE', targetId: 'f'.repeat(24), reason: 'OFFENSIVE', ...decided });
    file(all, { kind: 'PRODUCT', targetId: all.products[0]?.id ?? '', note: 'It is torn.' });
    file(all, { subjectId: all.users[0]?.id ?? '' });
    file(all, { reason: 'SPAM' });
  });
  expect(await rows()).toEqual([
    ['The person', 'It is advertising, or repeats itself', 'To decide'],
    [records.products[0]?.productName, 'It looks like fraudIt is torn.', 'To decide'],
    ['A message', 'It is insulting or threatening', 'The message was deleted'],
  ]);
  expect(operations).toContain('PersonReports');
  expect(operations).not.toContain('Reports');
});

test('each leads to its place in the queue', async () => {
  const [open, decided] = ['0'.repeat(23).concat('8'), '0'.repeat(23).concat('9')];
  openTab((all) => {
    file(all, { id: open, note: 'It is torn.' });
    const decision = { decision: 'NOTHING', decidedAt: '2026-03-02T10:00:00.000Z' } as const;
    file(all, { id: decided, reason: 'SPAM', ...decision });
  });
  const links = await screen.findAllByRole('link', { name: /^Open in the queue/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.reportsFrom(decided, true),
    paths.reportsFrom(open, false),
  ]);
});

test('more than a page come page by page', async () => {
  const { user } = openTab((all) => {
    for (let count = 0; count < 30; count += 1) file(all);
  });
  expect(await rows()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: /more/i }));
  await expect.poll(async () => (await rows()).length).toBe(30);
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
});

test('a person without reports has none, and what fails can be tried again', async () => {
  let fails = true;
  const { user } = openTab(() => {}, {
    Query: {
      reports: () => {
        if (fails) throw new GraphQLError('No database.');
        return { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: /again|Retry/ });
  fails = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: 'No reports' });
});
