import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { removePrivatePhotosOf } from '../private-photos/private-photos.service.ts';
import { answeredBy } from './cancelling/cancel-request.rules.ts';
import type { OrderRecord } from './order.model.ts';
import { publishOrder } from './order.visibility.ts';

/** Removes a deleted account's texts and photos from its orders; the steps stay. May run twice. */
export async function anonymizeOrdersOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    const own = { [`${side}Id`]: userId };
    for (const { _id } of await models.Order.find(own, { _id: 1 }).lean()) {
      await removePrivatePhotosOf({ models }, _id, userId);
      // Retries if the order was changed meanwhile.
      for (;;) {
        const order: OrderRecord | null = await models.Order.findById(_id).lean();
        const update = order && withoutWords(order, side);
        if (!update) break;
        const { matchedCount } = await models.Order.updateOne(
          { _id, revision: order.revision },
          { $set: update, $inc: { revision: 1 } },
        );
        if (matchedCount > 0) publishOrder(events, order);
      }
    }
  }
}

/** Null if a side's words occur nowhere. */
function withoutWords(order: OrderRecord, side: 'buyer' | 'seller') {
  const { problems, cancelRequest, cancellation } = order;
  const hasWritten = problems.some(({ steps }) =>
    steps.some(({ by, text, photos }) => by === side && (text || photos?.length)),
  );
  const update = {
    ...(hasWritten && {
      problems: problems.map((one) => ({
        ...one,
        steps: one.steps.map((step) => {
          if (step.by !== side) return step;
          const { text: _text, photos: _photos, ...rest } = step;
          return rest;
        }),
      })),
    }),
    ...(side === 'buyer' && cancelRequest?.reason && { 'cancelRequest.reason': '' }),
    ...(answeredBy(order) === side && cancelRequest?.answer && { 'cancelRequest.answer': '' }),
    ...(cancellation?.by === side && cancellation.message && { 'cancellation.message': '' }),
  };
  return Object.keys(update).length > 0 ? update : null;
}
