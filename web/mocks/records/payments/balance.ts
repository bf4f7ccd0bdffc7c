import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  balanceStatusAt,
  canCancelSale,
  canChangeBalance,
  type WrittenBalanceStatus,
} from '@fitness-zone/contract/payments/balance.ts';
import type { MockContext } from '../../context.ts';
import type { BalanceStatus } from '../../generated/resolvers.ts';
import { byId } from '../findRecords.ts';
import type { BalanceRecord, PaymentRecord, Records } from '../records.ts';

/** A balance as its resolvers have it: with the currency of its payment. */
export type ShownBalance = BalanceRecord & Pick<PaymentRecord, 'currency'>;

const written = ({ status }: BalanceRecord): WrittenBalanceStatus =>
  enumValues.BalanceStatus[status];

/** Where a balance stands now, under its name in the contract. */
const statusOf = (balance: BalanceRecord) =>
  balanceStatusAt({ ...balance, status: written(balance) }, Date.now());

/** Where a balance stands now. */
export const balanceStatus = (balance: BalanceRecord): BalanceStatus =>
  (Object.keys(enumValues.BalanceStatus) as BalanceStatus[]).find(
    (name) => enumValues.BalanceStatus[name] === statusOf(balance),
  ) ?? balance.status;

/** Whether a balance is neither paid nor cancelled. */
export const isUnpaid = (balance: BalanceRecord | null | undefined): boolean =>
  balance != null && canChangeBalance('pay', statusOf(balance));

/** Whether the viewer may pay the balance of a first instalment. */
export const canPayBalance = (
  { buyerId, balance }: PaymentRecord,
  { viewer }: MockContext,
): boolean => viewer?.role === 'BUYER' && viewer.id === buyerId && isUnpaid(balance);

/** Whether the viewer may say that the product was handed over. */
export const canConfirmHandOver = (payment: PaymentRecord, { viewer }: MockContext): boolean =>
  viewer?.role === 'SELLER' &&
  viewer.id === payment.sellerId &&
  payment.part === 'FIRST_HALF' &&
  payment.status === 'PAID' &&
  !payment.handedOverAt &&
  !payment.disputedAt;

/** Whether an admin may cancel the sale that a payment is the first instalment of. */
export function isCancellable(
  { users }: Records,
  { balance, disputedAt, buyerId, sellerId }: PaymentRecord,
): boolean {
  const isGone = (id: string) => byId(users, id)?.suspendedAt !== null;
  return (
    balance !== null &&
    canCancelSale(statusOf(balance), {
      hasProblem: disputedAt !== null,
      isPartyGone: isGone(buyerId) || isGone(sellerId),
    })
  );
}
