import type { NotificationKind, Role } from '../../../generated/graphql.ts';

const names: Record<NotificationKind, string> = {
  BOOKED: 'Somebody books what you sell',
  SOLD: 'Something of yours is sold',
  PAID: 'Your payment is confirmed',
  PRICE_LOWERED: 'Something on your wish list costs less',
  UNAVAILABLE: 'Something you want is not for sale any more',
  PRODUCT_EDITED: 'Something on your order list is changed',
  HANDED_OVER: 'A buyer confirms that they have received it',
  PROBLEM_REPORTED: 'A buyer reports a problem',
  REFUNDED: 'Money is returned',
  VERIFIED: 'Your account is verified',
};

/** What each role may be notified of, the most important first. */
const kindsOf: Record<Role, readonly NotificationKind[]> = {
  BUYER: ['PAID', 'REFUNDED', 'UNAVAILABLE', 'PRICE_LOWERED', 'PRODUCT_EDITED', 'VERIFIED'],
  SELLER: ['SOLD', 'BOOKED', 'HANDED_OVER', 'PROBLEM_REPORTED', 'REFUNDED', 'VERIFIED'],
  ADMIN: ['PROBLEM_REPORTED'],
};

/** The kinds of notifications that an account of a role may have by mail, each in words. */
export const mailedKinds = (role: Role): { kind: NotificationKind; name: string }[] =>
  kindsOf[role].map((kind) => ({ kind, name: names[kind] }));
