import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import type { Filter } from '../../shared/keyset/keyset-query.ts';
import { mostMatches, withText } from '../../shared/keyset/text-filter.ts';

type Records = { models: Pick<Models, 'Order' | 'Payment'> };

/**
 * The first payments of the orders that a text finds, by present and earlier names; null for a blank text.
 * @throws Refusal `invalid` if the text finds too many
 */
export async function firstPaymentsByText(
  { models: { Payment } }: Records,
  text: string | null | undefined,
  among: Filter = {},
): Promise<Types.ObjectId[] | null> {
  const taken = { ...among, paidAt: { $gt: new Date(0) } };
  const filter = await withText(Payment, taken, text);
  if (filter === taken) return null;
  const found = await Payment.find(filter, { firstHalfId: 1 }).limit(mostMatches).lean();
  return found.map(({ _id, firstHalfId }) => firstHalfId ?? _id);
}

/**
 * The orders that a text finds: by the words of their payments, by their id or by the number of their receipt. Null for
 * a blank text.
 * @throws Refusal `invalid` if the text finds too many
 */
export async function orderIdsByText(
  records: Records,
  text: string | null | undefined,
): Promise<Types.ObjectId[] | null> {
  const firstIds = await firstPaymentsByText(records, text);
  if (!firstIds) return null;
  const { Order } = records.models;
  const [byText, byNumber] = await Promise.all([
    Order.find({ firstPaymentId: { $in: firstIds } }, { _id: 1 }).lean(),
    Order.find(numbered(text?.trim() ?? ''), { _id: 1 }).lean(),
  ]);
  return [...byText, ...byNumber].map(({ _id }) => _id);
}

/** The order with this id or receipt number; none for another text. */
function numbered(text: string): Filter {
  if (isObjectId(text)) return { _id: objectIdOf(text) };
  const [, number] = /^(?:R-)?(\d{1,15})$/i.exec(text) ?? [];
  return number ? { receiptNumber: Number(number) } : { _id: { $in: [] } };
}
