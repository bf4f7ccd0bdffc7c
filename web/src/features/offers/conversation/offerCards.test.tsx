import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowserApis } from '../../../../testing/browserApiStubs.ts';
import { primaryActions, renderCards } from '../../../../testing/renderCards.tsx';
import type {
  OfferCards_OfferFragment,
  OfferSide,
  OfferStatus,
} from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { offerCards } from './offerCards.tsx';

beforeAll(stubBrowserApis);
afterEach(cleanup);

const now = Date.parse('2026-11-30T12:00:00Z');
const later = '2026-12-03T23:00:00Z';
const money = (amount: number) => ({ amount, currency: 'USD', formatted: `$${amount / 100}` });

const product = {
  id: 'p',
  productName: 'Bench',
  inStock: 'AVAILABLE',
  resalePrice: money(120_00),
  condition: 'GOOD',
  category: null,
  attributes: [],
};

type Listed = FragmentType<OfferCards_OfferFragment>;

/** An offer of $80, or one with these amounts, proposed in turns. */
function anOffer(status: OfferStatus, amounts: readonly number[] = [80_00]): Listed {
  const by = (index: number): OfferSide => (index % 2 === 0 ? 'BUYER' : 'SELLER');
  const isAnswered = status !== 'OPEN';
  const offer: object = {
    id: 'o',
    status,
    proposedBy: by(amounts.length - 1),
    viewerCanAccept: true,
    viewerCanCounter: true,
    changedAt: '2026-11-30T10:00:00Z',
    answeredAt: isAnswered ? '2026-11-30T11:00:00Z' : null,
    lapsesAt: '2027-02-28T10:00:00Z',
    heldUntil: status === 'ACCEPTED' ? later : null,
    amount: money(amounts.at(-1) ?? 0),
    proposals: amounts.map((amount, index) => ({
      by: by(index),
      at: `2026-11-30T0${index}:00:00Z`,
      amount: money(amount),
    })),
    note: null,
    buyer: { id: 'buyer', name: 'Paul', rating: null },
    buyerHistory: { purchaseCount: 2, answersWithin: null },
    product,
  };
  return offer;
}

const names = (role: 'button' | 'link') =>
  screen.queryAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');

type Row = {
  status: OfferStatus;
  amounts?: readonly number[];
  side: OfferSide;
  /** the last card's title */
  title: string;
  primary: string | null;
  /** number of other actions */
  others: number;
};

const countered = [80_00, 110_00];

test.each<Row>([
  { status: 'OPEN', side: 'BUYER', title: 'You offered $80', primary: null, others: 2 },
  {
    status: 'OPEN',
    side: 'SELLER',
    title: 'Paul offered $80',
    primary: 'Accept $80 from Paul for Bench',
    others: 2,
  },
  {
    status: 'OPEN',
    amounts: countered,
    side: 'BUYER',
    title: 'The seller asked $110',
    primary: 'Accept $110 for Bench',
    others: 2,
  },
  {
    status: 'OPEN',
    amounts: countered,
    side: 'SELLER',
    title: 'You asked $110',
    primary: null,
    others: 2,
  },
  {
    status: 'OPEN',
    amounts: [...countered, 90_00],
    side: 'SELLER',
    title: 'Paul offered $90',
    primary: 'Accept $90 from Paul for Bench',
    others: 2,
  },
  {
    status: 'ACCEPTED',
    side: 'BUYER',
    title: 'The seller accepted $80',
    primary: `Pay $80 by ${formatDeadline(later)}: Bench`,
    others: 0,
  },
  { status: 'ACCEPTED', side: 'SELLER', title: 'You accepted $80', primary: null, others: 0 },
  {
    status: 'ACCEPTED',
    amounts: countered,
    side: 'BUYER',
    title: 'You accepted $110',
    primary: `Pay $110 by ${formatDeadline(later)}: Bench`,
    others: 0,
  },
  {
    status: 'ACCEPTED',
    amounts: countered,
    side: 'SELLER',
    title: 'Paul accepted $110',
    primary: null,
    others: 0,
  },
  ...(['BUYER', 'SELLER'] as const).flatMap((side): Row[] => [
    {
      status: 'PAID',
      side,
      title: side === 'BUYER' ? 'The seller accepted $80' : 'You accepted $80',
      primary: null,
      others: 0,
    },
    {
      status: 'DECLINED',
      side,
      title: side === 'BUYER' ? 'The seller declined it.' : 'You declined it.',
      primary: null,
      others: 0,
    },
    {
      status: 'WITHDRAWN',
      side,
      title: side === 'BUYER' ? 'You withdrew it.' : 'The buyer withdrew it.',
      primary: null,
      others: 0,
    },
    { status: 'CLOSED', side, title: 'Closed: it was taken off sale.', primary: null, others: 0 },
  ]),
])('$status, $amounts, to the $side: $title', (row) => {
  const { status, amounts, side, title, primary, others } = row;
  const cards = offerCards([anOffer(status, amounts)], now);
  const uid = side === 'BUYER' ? 'buyer' : 'seller';
  const container = renderCards(
    { uid, role: side },
    cards.map(({ key, content, pinned }) => (
      <article key={key}>
        {content}
        {pinned}
      </article>
    )),
  );
  const sections = [...container.querySelectorAll('article')];
  const last = sections.at(-1);
  expect(last?.querySelector('.MuiTypography-root')?.textContent).toBe(title);
  expect(primaryActions(container)).toEqual(primary ? [primary] : []);
  const actions = [...names('button'), ...names('link')];
  expect(actions).toHaveLength(others + (primary ? 1 : 0));
  expect(new Set(actions).size).toBe(actions.length);
  // Actions on the other side's amount stay in view below the messages.
  const bar = screen.queryByRole('region', { name: 'Offer to answer' });
  expect(bar !== null).toBe(status === 'OPEN' && primary !== null);
  if (bar) expect(within(bar).getByRole('button', { name: primary ?? '' })).toBeTruthy();
  // Earlier amounts have no buttons.
  for (const former of sections.slice(0, -1)) expect(former.querySelector('button, a')).toBeNull();
});

test('a deadline that has passed takes the button to pay away', () => {
  const cards = offerCards([anOffer('ACCEPTED')], Date.parse(later));
  const container = renderCards(
    { uid: 'buyer', role: 'BUYER' },
    cards.map(({ key, content }) => <section key={key}>{content}</section>),
  );
  expect(primaryActions(container)).toEqual([]);
  screen.getByText('The seller accepted it, but you didn’t pay in time.');
});
