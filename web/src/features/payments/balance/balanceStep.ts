import type { BalanceStatus, HandOverStatus } from '../../../generated/graphql.ts';
import type { Side } from '../hand-over/nextStep.ts';

type Sale = {
  /** the viewer's side */
  side: Side;
  /** the balance's state */
  status: BalanceStatus | null;
  /** where the hand-over stands */
  handOver: HandOverStatus;
  /** the balance, formatted */
  amount: string;
  /** the name of the other side; null once that account is deleted */
  other: string | null;
  /** whether the seller has the product back in the shop, and can offer it again */
  isPaused: boolean;
};

type Step = (sale: Sale) => string;

const steps: Record<Side, Partial<Record<BalanceStatus, Step>>> = {
  buyer: {
    DUE: ({ amount }) => `Please pay the balance of ${amount}`,
    OVERDUE: ({ amount }) => `The balance of ${amount} is overdue: please pay it now`,
    CANCELLED: () => 'You no longer owe the balance. You’ll get a full refund.',
  },
  seller: {
    DUE: ({ amount, other }) => `${other ?? 'The buyer'} owes a balance of ${amount}`,
    OVERDUE: ({ amount, other }) =>
      `${other ?? 'The buyer'} owes a balance of ${amount}, which is overdue`,
    CANCELLED: ({ other, isPaused }) =>
      `${other ?? 'The buyer'} gets a refund.${isPaused ? ' You can sell it again once you have it back.' : ''}`,
  },
};

/**
 * Describes a buyer's or seller's next step for the balance of a sale.
 * @returns null if a problem report or a refund comes first
 */
export function balanceStep(sale: Sale): string | null {
  const { side, status, handOver } = sale;
  if (status === null || (handOver === 'REFUNDED' && side === 'buyer')) return null;
  if (handOver === 'DISPUTED' && status !== 'CANCELLED') return null;
  return steps[side][status]?.(sale) ?? null;
}
