import type { MockContext } from '../../context.ts';
import type { Resolvers, SuspendUserInput } from '../../generated/resolvers.ts';
import { revokeTokensUpdate } from '../../records/accounts/accounts.ts';
import { withdrawOffers } from '../../records/accounts/deleteAccountOf.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { byId } from '../../records/findRecords.ts';
import { isUnpaid } from '../../records/payments/balance.ts';
import { callOffPaymentsOf } from '../../records/payments/callOffPayments.ts';
import type { PaymentRecord, Records, UserRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import {
  hideForSuspension,
  isHiddenBySuspension,
  restoreStock,
} from '../catalog/hiding.resolvers.ts';
import { canChange } from '../catalog/stock.ts';

/** How many of the products, and of the payments, that changed an answer names. */
const maxReturnedRecords = 100;

/** Suspends an account, as an admin does. */
export function suspendUser({ input }: { input: SuspendUserInput }, context: MockContext) {
  const admin = requireRole(context, 'ADMIN');
  const { userId, reason } = validInput('SuspendUserInput', input);
  const user = find(context, userId);
  const refuse = (message: string, details = {}) => {
    throw new Refusal('CONFLICT', message, { field: 'userId', ...details });
  };
  if (user === admin) refuse('You cannot suspend your own account.');
  if (user.role === 'ADMIN') refuse('An admin cannot be suspended. Demote them first.');
  if (user.suspendedAt) {
    const details = { alreadyDone: true, payload: { person: user } };
    refuse(`${user.name} is suspended already.`, details);
  }
  recordAct(context, 'SUSPEND_USER', user.id);
  const suspendedAt = new Date().toISOString();
  Object.assign(user, { suspendedAt, suspensionReason: reason, ...revokeTokensUpdate() });
  const { records } = context;
  const products = records.products
    .filter((product) => product.sellerId === user.id && canChange('hide', product))
    .toReversed();
  for (const product of products) hideForSuspension(records, product);
  const calledOff = callOffPaymentsOf(records, user);
  withdrawOffers(records, user);
  return {
    message: `${user.name} is suspended`,
    person: user,
    products: products.slice(0, maxReturnedRecords),
    payments: changed(records, user, calledOff),
  };
}

/** How admins suspend people and restore them. */
export const suspensionResolvers: Required<Resolvers>['Mutation'] = {
  suspendUser: mutation(suspendUser),
  restoreUser: mutation((given: { userId: string }, context) => {
    requireRole(context, 'ADMIN');
    const user = find(context, validInput('MutationRestoreUserArgs', given).userId);
    if (!user.suspendedAt) {
      const details = { field: 'userId', alreadyDone: true, payload: { person: user } };
      throw new Refusal('CONFLICT', `${user.name} is not suspended.`, details);
    }
    recordAct(context, 'RESTORE_USER', user.id);
    Object.assign(user, { suspendedAt: null, suspensionReason: null });
    const { records } = context;
    const products = records.products
      .filter((product) => product.sellerId === user.id && isHiddenBySuspension(product))
      .toReversed();
    for (const product of products) restoreStock(records, product);
    return {
      message: `${user.name} is suspended no longer`,
      person: user,
      products: products.slice(0, maxReturnedRecords),
      payments: changed(records, user),
    };
  }),
};

function find({ records }: MockContext, id: string): UserRecord {
  const user = byId(records.users, id);
  if (!user) throw notFound('User');
  return user;
}

/** The payments that were called off, and the sales whose balance is open, newest first. */
const changed = (
  { payments }: Records,
  { id }: UserRecord,
  calledOff: PaymentRecord[] = [],
): PaymentRecord[] =>
  payments
    .filter(
      (payment) =>
        calledOff.includes(payment) ||
        ([payment.buyerId, payment.sellerId].includes(id) && isUnpaid(payment.balance)),
    )
    .toReversed()
    .slice(0, maxReturnedRecords);
