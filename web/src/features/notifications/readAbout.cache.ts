import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import type { NotificationKind, NotificationSubjectsInput } from '../../generated/graphql.ts';
import type { MarkNotificationsReadAboutMutationOptions } from '../../generated/notifications.ts';
import { shopNow } from '../../lib/time/shopClock.ts';
import { type Read, setRead, unread, updateCount } from './notification.cache.ts';

type About = Read & {
  kind: NotificationKind;
  product: Reference | null;
  payment: Reference | null;
};

/** Cached unread notifications about a subject. The cache can't know about the offers of an order or a thread. */
function unreadAbout(
  cache: ApolloCache,
  { productIds, orderId, kinds }: NotificationSubjectsInput,
): string[] {
  const orders = orderId
    ? findRecords<{ order?: Reference | null }>(
        cache,
        'Payment',
        ({ order }) => order?.__ref === refTo('Order', orderId).__ref,
      )
    : [];
  const payments = orders.map((id) => refTo('Payment', id).__ref);
  const products = (productIds ?? []).map((id) => refTo('Product', id).__ref);
  return findRecords<About>(cache, 'Notification', ({ readAt, kind, product, payment }) => {
    if (readAt !== null) return false;
    if (kinds?.includes(kind)) return true;
    if (kind === 'MESSAGE') return false;
    return payment ? payments.includes(payment.__ref) : products.includes(product?.__ref ?? '');
  });
}

/** Whether anything about a subject may be unread: false only if all unread notifications are cached. */
export function mayBeUnread(
  cache: ApolloCache,
  subjects: NotificationSubjectsInput,
  count: number,
): boolean {
  if (subjects.orderId || subjects.threadId) return true;
  return unread(cache).length < count || unreadAbout(cache, subjects).length > 0;
}

export const markNotificationsReadAboutOptions: MarkNotificationsReadAboutMutationOptions = {
  // Marking is automatic: a failure leaves them unread, and the next page tries again.
  toastMessage: () => null,
  optimisticUpdate(cache, { input }) {
    const changed = setRead(cache, unreadAbout(cache, input), new Date(shopNow()).toISOString());
    updateCount(cache, (count) => count - changed);
  },
};
