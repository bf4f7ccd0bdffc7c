import type { PayoutMoveKind } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { isOwnBusiness } from '../../context/own-business.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import type { MoveRecord, PayoutRecord } from './payout.model.ts';
import {
  debtRetry,
  type PayoutFacts,
  type PayoutNow,
  payoutNow,
} from './state/payout-now.rules.ts';

/** A payout with its inputs and its current state. */
export type PayoutSituation = PayoutFacts & { now: PayoutNow };

/** The current state of an order's payout; null for an unknown order. */
export async function payoutSituation(
  { loaders, config, now }: Pick<Context, 'loaders' | 'config' | 'now'>,
  orderId: PayoutRecord['_id'],
): Promise<PayoutSituation | null> {
  const records = await loaders.payoutRecords.load(orderId);
  if (!records) return null;
  const facts = { ...records, settings: config.payouts, at: now() };
  return { ...facts, now: payoutNow(facts) };
}

/** The seller and admins see the seller's money from an order. */
export const maySeePayout = (viewer: Viewer | null, { sellerId }: Pick<OrderRecord, 'sellerId'>) =>
  viewer?.role === 'admin' || Boolean(viewer?._id.equals(sellerId));

/** An admin's possible acts on a payout now. */
export function payoutRights({ viewer }: Pick<Context, 'viewer'>, one: PayoutSituation) {
  const { buyerId, sellerId } = one.order;
  const isAdmin = viewer?.role === 'admin' && !isOwnBusiness({ viewer }, buyerId, sellerId);
  const isUnsent = one.now.parts.some(({ open }) => open > 0);
  return {
    canHold: isAdmin && isUnsent && !one.payout.hold,
    canRelease: isAdmin && (Boolean(one.payout.hold) || one.now.wait === 'seller-gone'),
    canRetry:
      isAdmin && (one.now.parts.some(({ isFailed }) => isFailed) || debtRetry(one.payout) !== null),
  };
}

/** A movement of a seller's money, as both APIs show it. */
type ShownMove = Pick<MoveRecord, 'amount' | 'state' | 'at' | 'failure' | 'bank' | 'arrivesAt'> & {
  id: string;
  kind: PayoutMoveKind;
  otherOrderId?: string;
};

/** The movements of an order's payout, oldest first: those at the card provider, and those that settle debts. */
export function shownMoves({ payout, withheld }: PayoutFacts): ShownMove[] {
  const moves: ShownMove[] = [
    ...payout.moves.map(({ _id, kind, amount, state, at, failure, bank, arrivesAt }) => ({
      id: _id.toHexString(),
      kind,
      amount,
      state,
      at,
      failure: failure ?? null,
      bank: bank ?? null,
      arrivesAt: arrivesAt ?? null,
    })),
    ...payout.recoveries.map(({ _id, by, amount, at }) => ({
      id: `${_id}-settled`,
      kind: 'settled' as const,
      amount,
      state: 'done' as const,
      at,
      otherOrderId: by.toHexString(),
    })),
    ...withheld.map(({ _id, of, amount, at }) => ({
      id: `${_id}-withheld`,
      kind: 'withheld' as const,
      amount,
      state: 'done' as const,
      at,
      otherOrderId: of.toHexString(),
    })),
  ];
  return moves.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
