import type { BankState, PayoutMoveKind, PayoutMoveState } from '@fitness-zone/contract/enums.ts';
import type { PayoutFacts } from './payout-now.rules.ts';

/** A movement of a seller's money, as both APIs show it; `amount` is in minor units. */
type ShownMove = {
  id: string;
  kind: PayoutMoveKind;
  amount: number;
  state: PayoutMoveState;
  at: Date;
  otherOrderId: string | null;
  failure: string | null;
  bank: BankState | null;
  arrivesAt: Date | null;
};

/** Each movement of an order's payout, oldest first: at the card provider, and between debts and later transfers. */
export function shownMoves({ payout, withheld }: PayoutFacts): ShownMove[] {
  const none = { otherOrderId: null, failure: null, bank: null, arrivesAt: null };
  const moves: ShownMove[] = [
    ...payout.moves.map(({ _id, kind, amount, state, at, failure, bank, arrivesAt }) => ({
      ...{ id: _id.toHexString(), kind, amount, state, at, otherOrderId: null },
      ...{ failure: failure ?? null, bank: bank ?? null, arrivesAt: arrivesAt ?? null },
    })),
    ...payout.recoveries.map(({ _id, by, amount, at }) => ({
      ...{
        ...none,
        id: `${_id}-settled`,
        kind: 'settled' as const,
        amount,
        state: 'done' as const,
        at,
      },
      otherOrderId: by.toHexString(),
    })),
    ...withheld.map(({ _id, of, amount, at }) => ({
      ...{ ...none, id: `${_id}-withheld`, kind: 'withheld' as const, amount },
      ...{ state: 'done' as const, at, otherOrderId: of.toHexString() },
    })),
  ];
  return moves.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
