import { paymentKey } from '@fitness-zone/contract/search/payment-order.ts';
import {
  comparePlaces,
  cursorOf,
  type Place,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { askedTerms, hasTerm, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { QueryPaymentsArgs } from '../../generated/resolvers.ts';
import type { PaymentRecord, Records } from '../records.ts';
import { balanceStatus } from './balance.ts';
import { handOverStatus } from './handOver.ts';

/** A page of the payments that an admin asks for. */
export function paymentPage(
  { payments, users }: Records,
  { sort = 'NEWEST', first, after, ...asked }: QueryPaymentsArgs & { first: number },
) {
  const terms = askedTerms(asked.text).map((term) => ({
    term,
    people: users
      .filter(({ name, email }) => hasTerm(recordText([name], [email]), term))
      .map(({ id }) => id),
  }));
  const hasTerms = (payment: PaymentRecord): boolean => {
    const { productName, buyerName, sellerName, buyerEmail, transactionId } = payment;
    const text = recordText([productName, buyerName, sellerName], [buyerEmail, transactionId]);
    return terms.every(
      ({ term, people }) =>
        hasTerm(text, term) ||
        people.includes(payment.buyerId) ||
        people.includes(payment.sellerId),
    );
  };
  const { status, disputed, handOver, balance, sellerId, buyerId } = asked;
  const found = payments.filter(
    (payment) =>
      !payment.blind &&
      (!status || payment.status === status) &&
      (!sellerId || payment.sellerId === sellerId.toLowerCase()) &&
      (!buyerId || payment.buyerId === buyerId.toLowerCase()) &&
      (disputed == null || isDisputed(payment) === disputed) &&
      (!handOver || handOverStatus(payment) === handOver) &&
      (!balance || (payment.balance && balanceStatus(payment.balance) === balance)) &&
      hasTerms(payment),
  );
  const placeOf = (payment: PaymentRecord): Place => ({
    id: payment.id,
    key: paymentKey(sort, payment),
  });
  const sorted = found
    .map((node) => ({ place: placeOf(node), node }))
    .toSorted((one, other) => comparePlaces(one.place, other.place));
  const place = after ? placeAt(after) : null;
  const rest = sorted.filter((one) => !place || comparePlaces(place, one.place) < 0);
  const edges = rest.slice(0, first).map(({ place, node }) => ({ cursor: cursorOf(place), node }));
  return {
    edges,
    totalCount: found.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

const isDisputed = ({ dispute }: PaymentRecord): boolean =>
  dispute?.status === 'OPEN' || dispute?.status === 'LOST';
