import type { MockContext } from '../../context.ts';
import type { AuditAction } from '../../generated/resolvers.ts';
import { Refusal } from '../../refusal.ts';
import { canChange, changeStock } from '../../resolvers/catalog/stock.ts';
import { recordAct } from '../audit/auditLog.ts';
import { endHold, moveOffer } from '../dealing/offers.ts';
import { endThreadsOf } from '../dealing/threads.ts';
import { removeWhere } from '../findRecords.ts';
import { callOffPaymentsOf } from '../payments/callOffPayments.ts';
import type { PaymentRecord, Records, UserRecord } from '../records.ts';

/** What a payment names in place of an account that is deleted. */
export const deletedParty = { name: 'Deleted account', email: 'deleted@account.invalid' };

/**
 * Deletes an account: its products are taken from sale, its lists go, and what is kept names it no more.
 * @throws Refusal for the last admin
 */
export function deleteAccountOf(context: MockContext, user: UserRecord, action: AuditAction) {
  const { records } = context;
  const isAdmin = ({ role }: UserRecord) => role === 'ADMIN';
  if (isAdmin(user) && records.users.filter(isAdmin).length === 1) {
    throw new Refusal('CONFLICT', 'The last admin cannot be deleted.');
  }
  recordAct(context, action, user.id);
  const isTheirs = ({ sellerId }: { sellerId: string }) => sellerId === user.id;
  callOffPaymentsOf(records, user);
  const anonymizedPayments = anonymizePaymentsOf(records, user);
  const removedProducts = records.products
    .filter((product) => isTheirs(product) && canChange('remove', product))
    .toReversed();
  for (const product of removedProducts) changeStock(records, product, 'remove');
  for (const product of records.products.filter(isTheirs)) {
    Object.assign(product, { phone: '', location: '', revision: product.revision + 1 });
  }
  withdrawOffers(records, user);
  removeLists(records, user);
  endThreadsOf(records, user);
  removeWhere(records.notifications, ({ userId }) => userId === user.id);
  removeWhere(records.signIns, ({ userId }) => userId === user.id);
  removeWhere(records.reviews, ({ subjectId }) => subjectId === user.id);
  removeWhere(records.users, ({ id }) => id === user.id);
  return { removedProducts, anonymizedPayments };
}

/** Withdraws a buyer's offers, and ends what was held for them. */
export function withdrawOffers(records: Records, { id }: UserRecord): void {
  const now = new Date().toISOString();
  for (const product of records.products) {
    if (product.hold?.buyerId === id) endHold(records, product, product.hold, 'leave');
  }
  for (const offer of records.offers) if (offer.buyerId === id) moveOffer(offer, 'leave', now);
}

const isOpen = new Set<string>(['PENDING', 'REFUNDING']);

/** Gives those at rest, newest first. */
function anonymizePaymentsOf({ payments }: Records, { id }: UserRecord): PaymentRecord[] {
  const { name, email } = deletedParty;
  const ownPayments = payments.filter(({ buyerId, sellerId }) => [buyerId, sellerId].includes(id));
  for (const payment of ownPayments) {
    if (payment.buyerId === id) {
      Object.assign(payment, { buyerName: name, buyerEmail: email, problem: null });
    }
    if (payment.sellerId === id) Object.assign(payment, { sellerName: name, place: '' });
  }
  return ownPayments.filter(({ status }) => !isOpen.has(status)).toReversed();
}

/** Removes an account's booking list and wish list. */
export function removeLists({ bookings, wishes }: Records, { id }: UserRecord): void {
  for (const entries of [bookings, wishes]) removeWhere(entries, ({ userId }) => userId === id);
}
