import type { ApolloCache } from '@apollo/client';
import { paymentPlace } from '@fitness-zone/contract/search/payment-order.ts';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import {
  editLists,
  hasEntry,
  isLoadedAt,
  refTo,
  withEntry,
  withoutEntry,
} from '../../apollo/cachedLists/connections.ts';
import type { StoredList } from '../../apollo/cachedLists/keysetList.ts';
import { expireList, numberOfChange } from '../../apollo/stale/staleQueries.ts';
import type { Payment_ListedFragment, PaymentsQueryVariables } from '../../generated/graphql.ts';

const list = { field: 'payments' } as const;

/**
 * Makes the lists of all payments hold a payment where it belongs. Asked again are those of a text, since it is also
 * found by the present names of its buyer and seller, and those of one account, which a payment does not name. May run
 * twice.
 */
export function updatePaymentsOfAdmins(cache: ApolloCache, payment: Payment_ListedFragment): void {
  const record = refTo('Payment', payment.id);
  const changeNumber = numberOfChange(cache, record.__ref, JSON.stringify(payment));
  editLists(cache, list, (stored, args, { storeFieldName }) => {
    const asked: Asked = args;
    if (asked.text || asked.sellerId || asked.buyerId) {
      expireList(cache, storeFieldName, { changeNumber, entries: true });
      return stored;
    }
    const cursor = cursorOf(
      paymentPlace(asked.sort ?? 'NEWEST', { ...payment, amount: payment.amount.amount }),
    );
    const next = belongs(payment, asked)
      ? withEntry(stored, record, cursor)
      : withoutEntry(stored, record);
    const { totalCount } = stored;
    if (totalCount == null) return next;
    const isThere = hasEntry(next, record);
    // It stands on a page that is not loaded: it may have been counted, or not.
    if (!isThere && !isLoadedAt(stored, cursor))
      expireList(cache, storeFieldName, { changeNumber });
    return counted(next, totalCount + Number(isThere) - Number(hasEntry(stored, record)));
  });
}

/** The arguments that name a variant. */
type Asked = Omit<PaymentsQueryVariables, 'after'>;

const belongs = (payment: Payment_ListedFragment, asked: Asked): boolean =>
  (!asked.status || asked.status === payment.status) &&
  (asked.disputed == null || asked.disputed === payment.disputed) &&
  (!asked.handOver || asked.handOver === payment.handOver?.status) &&
  (!asked.balance || asked.balance === payment.balance?.status);

const counted = (list: StoredList, totalCount: number): StoredList =>
  list.totalCount === totalCount ? list : { ...list, totalCount };

/** Has the lists of payments that were searched asked again when the name or e-mail of an account has changed. */
export function expireSearchedPayments(cache: ApolloCache, { id }: { id: string }): void {
  const record = refTo('User', id);
  editLists(cache, list, (stored, { text }, { storeFieldName, readField }) => {
    if (!text) return stored;
    const state = JSON.stringify([readField('name', record), readField('email', record)]);
    const changeNumber = numberOfChange(cache, `${record.__ref} found by`, state);
    expireList(cache, storeFieldName, { changeNumber, entries: true });
    return stored;
  });
}
