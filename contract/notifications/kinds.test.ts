import { expect, test } from 'vitest';
import type { NotificationKind, Role } from '../enums.ts';
import { notificationPath } from './kinds.ts';

const productId = '0123456789abcdef01234567';
const productPath = `/pages/product/${productId}`;

test.each([
  ['booked', 'seller', productPath],
  ['sold', 'seller', '/pages/sales'],
  ['paid', 'buyer', '/pages/purchases'],
  ['price-lowered', 'buyer', productPath],
  ['unavailable', 'buyer', productPath],
  ['product-edited', 'buyer', '/pages/order-list'],
  ['handed-over', 'seller', '/pages/sales'],
  ['problem-reported', 'seller', '/pages/sales'],
  ['problem-reported', 'admin', '/pages/payments'],
  ['refunded', 'buyer', '/pages/notifications'],
  ['refunded', 'seller', '/pages/sales'],
  ['verified', 'buyer', '/pages/profile'],
  ['unverified', 'buyer', '/pages/profile'],
  ['message', 'seller', '/pages/messages'],
  ['offer-made', 'seller', '/pages/offers'],
  ['offer-accepted', 'buyer', '/pages/offers'],
  ['offer-declined', 'buyer', '/pages/offers'],
  ['offer-closed', 'buyer', '/pages/offers'],
  ['offer-lapsed', 'seller', '/pages/offers'],
  ['offer-unpaid', 'buyer', '/pages/offers'],
  ['balance-due', 'buyer', '/pages/purchases'],
  ['balance-reminder', 'buyer', '/pages/purchases'],
  ['balance-overdue', 'admin', '/pages/payments'],
  ['balance-paid', 'seller', '/pages/sales'],
  ['sale-cancelled', 'seller', '/pages/sales'],
  ['reviewed', 'seller', '/pages/sales'],
  ['pick-up-proposed', 'buyer', '/pages/purchases'],
  ['pick-up-agreed', 'seller', '/pages/sales'],
  ['pick-up-arrived', 'seller', '/pages/sales'],
  ['pick-up-reminder', 'buyer', '/pages/purchases'],
  ['suspended', 'buyer', '/contact-us'],
  ['restored', 'seller', '/pages/profile'],
  ['product-hidden', 'seller', productPath],
  ['report-filed', 'admin', '/pages/reports'],
  ['report-filed', 'buyer', '/pages/notifications'],
  ['report-decided', 'buyer', productPath],
  ['report-about-you', 'seller', productPath],
  ['product-restored', 'seller', productPath],
] as const satisfies [NotificationKind, Role, string][])(
  'a notification of the kind %s leads a %s to %s',
  (kind, role, path) => {
    expect(notificationPath({ kind, role, productId, orderId: null, threadId: null })).toBe(path);
  },
);

test('the link of a former buyer who is now an admin leads to a page for admins', () => {
  const notified = { role: 'admin', productId, orderId: null, threadId: null } as const;
  expect(notificationPath({ kind: 'product-edited', ...notified })).toBe(productPath);
  expect(notificationPath({ kind: 'paid', ...notified })).toBe('/pages/payments');
});

test('one about a product that is not known leads to the notifications', () => {
  const notified = {
    kind: 'booked',
    role: 'seller',
    productId: null,
    orderId: null,
    threadId: null,
  } as const;
  expect(notificationPath(notified)).toBe('/pages/notifications');
});

test.each(['buyer', 'seller', 'admin'] as const)(
  'what happened in a sale leads a %s to its page',
  (role) => {
    const notified = {
      kind: 'sale-cancelled',
      role,
      productId,
      orderId: productId,
      threadId: null,
    } as const;
    expect(notificationPath(notified)).toBe(`/pages/orders/${productId}`);
  },
);

test('an offer leads to its conversation, and a message of a sale to the sale', () => {
  const notified = { role: 'seller', productId, orderId: null, threadId: 'deal' } as const;
  expect(notificationPath({ kind: 'offer-made', ...notified })).toBe('/pages/messages/deal');
  expect(notificationPath({ kind: 'message', ...notified })).toBe('/pages/messages/deal');
  expect(notificationPath({ kind: 'message', ...notified, orderId: 'sale' })).toBe(
    '/pages/orders/sale#messages',
  );
});
