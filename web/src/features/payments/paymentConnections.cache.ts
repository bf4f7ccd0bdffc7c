import type { ApolloCache } from '@apollo/client';
import { paymentPosition } from '@fitness-zone/contract/search/payment-order.ts';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import { editConnections, follow, refTo } from '../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type {
  Payment_ListedFragment,
  PaymentFilter,
  PaymentSort,
} from '../../generated/graphql.ts';

const connection = { field: 'adminPayments' } as const;

type Asked = { filter?: PaymentFilter; sort?: PaymentSort };

/** Adds a payment to the unfiltered lists of all payments and refetches filtered ones. Can run twice. */
export function updatePaymentsOfAdmins(cache: ApolloCache, payment: Payment_ListedFragment): void {
  const record = refTo('Payment', payment.id);
  const changeNumber = numberOfChange(cache, record.__ref, JSON.stringify(payment));
  editConnections(cache, connection, (stored, args, { storeFieldName }) => {
    const { sort, filter }: Asked = args;
    const expire = (entries: boolean) =>
      expireField(cache, storeFieldName, { changeNumber, entries });
    if (Object.values(filter ?? {}).some((value) => value != null && value !== '')) {
      expire(true);
      return stored;
    }
    const position = paymentPosition(sort ?? 'NEWEST', {
      ...payment,
      amount: payment.amount.amount,
    });
    const cursor = cursorOf(position);
    const { connection: next, isCountKnown } = follow(stored, record, { cursor, belongs: true });
    if (!isCountKnown && stored.totalCount != null) expire(false);
    return next;
  });
}

/** Refetches searched lists of payments after an account's name or e-mail has changed. */
export function expireSearchedPayments(cache: ApolloCache, { id }: { id: string }): void {
  const record = refTo('User', id);
  editConnections(cache, connection, (stored, args, { storeFieldName, readField }) => {
    const { filter }: Asked = args;
    if (!filter?.text) return stored;
    const state = JSON.stringify([readField('name', record), readField('email', record)]);
    const changeNumber = numberOfChange(cache, `${record.__ref} found by`, state);
    expireField(cache, storeFieldName, { changeNumber, entries: true });
    return stored;
  });
}
