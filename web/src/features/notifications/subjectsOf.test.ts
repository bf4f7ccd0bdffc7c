import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { subjectsOf } from './subjectsOf.ts';

const id = '0123456789abcdef01234567';

test.each([
  [paths.product(id), { productIds: [id] }],
  [paths.order(id), { orderId: id }],
  [`/pages/messages/${id}`, { threadId: id }],
  [paths.payouts, { kinds: ['PAYOUT_SETUP_NEEDED'] }],
  [paths.home, null],
  [paths.sales, null],
])('at %s a seller looks at %j', (path, subjects) => {
  expect(subjectsOf(path, 'SELLER')).toEqual(subjects);
});

test('admins have looked at new reports on their page, others haven’t', () => {
  expect(subjectsOf(paths.reports, 'ADMIN')).toEqual({ kinds: ['REPORT_FILED'] });
  expect(subjectsOf(paths.reports, 'BUYER')).toBeNull();
});
