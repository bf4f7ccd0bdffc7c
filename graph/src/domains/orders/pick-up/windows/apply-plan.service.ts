import type { OrderState } from '@fitness-zone/contract/enums.ts';
import { outboxEntry } from '../../../outbox/outbox.model.ts';
import type { PaymentServices } from '../../../payments/provider-call.service.ts';
import type { OrderRecord } from '../../order.model.ts';
import { publishOrder } from '../../order.visibility.ts';
import { settleOrder } from '../../state/settle-order.service.ts';
import { offersTimes } from './offered-times.rules.ts';
import type { PickUpPlanRecord } from './pick-up-plan.model.ts';
import { planOf } from './pick-up-plan.queries.ts';

const batchSize = 100;
const arranging: OrderState[] = ['paid', 'paid-in-part'];

/**
 * Brings a seller's open orders up to date with a saved or removed plan, and notifies buyers without an appointment of
 * their first choice of times. Then deletes a removed plan, and its place in closed orders. May run any number of
 * times, concurrently and after any crash.
 */
export async function applyPlan(services: PaymentServices, plan: PickUpPlanRecord): Promise<void> {
  const { models } = services;
  const { _id, version } = plan;
  await applyToOpen(services, plan);
  if (plan.removed) {
    await erasePlace(services, plan);
    await models.PickUpPlan.deleteOne({ _id, version });
  } else {
    await models.PickUpPlan.updateOne({ _id, version }, { $unset: { dueAt: 1 } });
  }
}

async function applyToOpen(services: PaymentServices, plan: PickUpPlanRecord): Promise<void> {
  const { models, events, now } = services;
  for (;;) {
    const orders: OrderRecord[] = await models.Order.find({
      sellerId: plan.sellerId,
      ...(plan.productId && { productId: plan.productId }),
      state: { $in: arranging },
      // Versions only grow, so two plans applied at once can't overwrite each other forever.
      $or: [{ planVersion: null }, { planVersion: { $lt: plan.version } }],
    })
      .limit(batchSize)
      .lean();
    if (orders.length === 0) return;
    for (const order of orders) {
      const at = now();
      const isTold = await isFirst(services, order, plan);
      const changed: OrderRecord | null = await models.Order.findOneAndUpdate(
        { _id: order._id, revision: order.revision },
        {
          $set: {
            planVersion: plan.version,
            // The order stays due until it is settled.
            checkAt: new Date(at),
            ...(isTold && {
              offeredTimesAt: new Date(at),
              ...outboxEntry({ kind: 'pick-up-proposed', by: 'seller' }, new Date(at)),
            }),
          },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      ).lean();
      if (!changed) continue;
      publishOrder(events, changed);
      await settleOrder(services, order._id);
    }
  }
}

/** Whether the buyer has no appointment and couldn't choose a time before. */
async function isFirst(
  services: PaymentServices,
  order: OrderRecord,
  plan: PickUpPlanRecord,
): Promise<boolean> {
  if (order.offeredTimesAt || order.pickUp?.agreed || plan.removed) return false;
  const applied = await planOf(services, order);
  return applied?._id.equals(plan._id) === true && offersTimes(applied, services.now());
}

/** Keeps the place of appointments that are still ahead. */
async function erasePlace(
  { models, events }: PaymentServices,
  { _id: planId, sellerId }: PickUpPlanRecord,
): Promise<void> {
  const over = {
    sellerId,
    state: { $nin: arranging },
    'pickUp.agreed.planId': planId,
    'pickUp.agreed.place': { $ne: null },
  };
  for (const { _id } of await models.Order.find(over, { _id: 1 }).lean()) {
    const erased: OrderRecord | null = await models.Order.findOneAndUpdate(
      { _id, ...over },
      { $unset: { 'pickUp.agreed.place': 1 }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (erased) publishOrder(events, erased);
  }
}
