import { expect, test } from 'vitest';
import { offerStatusAt } from './offerStatus.ts';

const lapsesAt = '2027-02-20T12:00:00.000Z';
const heldUntil = '2026-11-26T00:00:00.000Z';
const before = (at: string) => Date.parse(at) - 1;

test('an open offer lapses at its moment, and the hold of an accepted one ends', () => {
  const open = { status: 'OPEN', lapsesAt, heldUntil: null } as const;
  expect(offerStatusAt(open, before(lapsesAt))).toBe('OPEN');
  expect(offerStatusAt(open, Date.parse(lapsesAt))).toBe('LAPSED');
  const accepted = { status: 'ACCEPTED', lapsesAt, heldUntil } as const;
  expect(offerStatusAt(accepted, before(heldUntil))).toBe('ACCEPTED');
  expect(offerStatusAt(accepted, Date.parse(heldUntil))).toBe('UNPAID');
});

test.each(['WITHDRAWN', 'DECLINED', 'CLOSED', 'LAPSED', 'PAID', 'UNPAID'] as const)(
  'an offer that is %s stays so',
  (status) => {
    const offer = { status, lapsesAt, heldUntil };
    expect(offerStatusAt(offer, Date.parse('2030-01-01'))).toBe(status);
  },
);
