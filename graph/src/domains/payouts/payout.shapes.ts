import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import type { PayoutRecord } from './payout.model.ts';
import { payoutSituation, shownMoves } from './reading-payout.queries.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const amount = Type.Number({ description: 'In the major unit of the currency.' });

/** A seller's money from an order in REST; amounts are in major units of its currency. */
export const payoutShape = Type.Object({
  orderId: Type.String(),
  sellerId: Type.String(),
  sellerName: Type.String({ description: 'As at the sale.' }),
  productName: Type.String(),
  createdAt: time,
  currency: Type.String({ description: 'ISO 4217.' }),
  state: Type.Enum(Object.values(enumValues.PayoutState)),
  wait: Type.Optional(Type.Enum(Object.values(enumValues.PayoutWait))),
  until: Type.Optional(time),
  charged: amount,
  refunded: amount,
  lostInDisputes: amount,
  fee: amount,
  share: amount,
  transferred: amount,
  reversed: amount,
  held: amount,
  owed: amount,
  moves: Type.Array(
    Type.Object({
      _id: Type.String(),
      kind: Type.Enum(Object.values(enumValues.PayoutMoveKind)),
      amount,
      state: Type.Enum(Object.values(enumValues.PayoutMoveState)),
      at: time,
      otherOrderId: Type.Optional(Type.String()),
      failure: Type.Optional(Type.String()),
      bank: Type.Optional(Type.Enum(Object.values(enumValues.BankState))),
      arrivesAt: Type.Optional(time),
    }),
  ),
  holdReason: Type.Optional(Type.String({ description: "An admin's, while it is held." })),
});

/** Named sums in major units. */
export const allToMajor = <Name extends string>(sums: Record<Name, number>, currency: string) =>
  Object.fromEntries(
    Object.entries<number>(sums).map(([name, value]) => [name, toMajor(value, currency)]),
  ) as Record<Name, number>;

/** A payout for a REST answer. */
export async function showPayout(
  context: Context,
  { _id }: PayoutRecord,
): Promise<Static<typeof payoutShape>> {
  const situation = await payoutSituation(context, _id);
  if (!situation) throw new Error(`the payout ${_id} has no order`);
  const { payout, payments, now } = situation;
  const { state, wait, until, sums } = now;
  const major = (value: number) => toMajor(value, payout.currency);
  const { charged, refunded, lostInDisputes, fee, share, transferred, reversed, held, owed } = sums;
  return {
    orderId: _id.toHexString(),
    sellerId: payout.sellerId.toHexString(),
    sellerName: payments[0]?.sellerName ?? '',
    productName: payments[0]?.productName ?? '',
    createdAt: payout.createdAt.getTime(),
    currency: payout.currency.toUpperCase(),
    state,
    ...(wait && { wait }),
    ...(until && { until: until.getTime() }),
    ...allToMajor({ charged, refunded, lostInDisputes, fee, share }, payout.currency),
    ...allToMajor({ transferred, reversed, held, owed }, payout.currency),
    moves: shownMoves(situation).map((move) => ({
      _id: move.id,
      kind: move.kind,
      amount: major(move.amount),
      state: move.state,
      at: move.at.getTime(),
      ...(move.otherOrderId && { otherOrderId: move.otherOrderId }),
      ...(move.failure && { failure: move.failure }),
      ...(move.bank && { bank: move.bank }),
      ...(move.arrivesAt && { arrivesAt: move.arrivesAt.getTime() }),
    })),
    ...(payout.hold && { holdReason: payout.hold.reason }),
  };
}

/** A seller's account for payouts in REST. */
export const payoutAccountShape = Type.Object({
  userId: Type.String(),
  state: Type.Enum(Object.values(enumValues.PayoutAccountState)),
  missing: Type.Array(Type.Enum(Object.values(enumValues.PayoutRequirement))),
  checkedAt: Type.Optional(time),
  owed: amount,
});

/** An account for payouts for a REST answer. */
export const showPayoutAccount = (
  { config }: Pick<Context, 'config'>,
  { _id, state, missing, checkedAt, owed }: PayoutAccountRecord,
): Static<typeof payoutAccountShape> => ({
  userId: _id.toHexString(),
  state,
  missing,
  ...(checkedAt && { checkedAt: checkedAt.getTime() }),
  owed: toMajor(owed, config.currency),
});
