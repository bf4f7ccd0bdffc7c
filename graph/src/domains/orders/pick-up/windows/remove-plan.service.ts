import { Types } from 'mongoose';
import type { Shop } from '../../../../context/shop.ts';
import type { PaymentServices } from '../../../payments/provider-call.service.ts';
import { applyPlan } from './apply-plan.service.ts';
import type { PickUpPlanRecord } from './pick-up-plan.model.ts';

/** How long a listing may take to be removed. */
const removalMs = 60_000;

type Listed = { _id: Types.ObjectId; sellerId: Types.ObjectId };

/** Has the plan of a product looked at in a minute, so that it goes with the listing even after a crash. */
export async function expectRemoval(
  { models, now }: Pick<Shop, 'models' | 'now'>,
  { _id: productId, sellerId }: Listed,
): Promise<void> {
  await models.PickUpPlan.updateOne(
    { sellerId, productId, dueAt: null },
    { $set: { dueAt: new Date(now() + removalMs) } },
  );
}

/** Erases the plan of a product that is no longer sold. May run twice. */
export const removePlanOfProduct = (
  services: PaymentServices,
  { _id: productId, sellerId }: Listed,
): Promise<boolean> => removePlan(services, { sellerId, productId });

/** Erases the plans of a deleted account. May run twice. */
export async function removePlansOf(
  { models }: Pick<Shop, 'models'>,
  sellerId: Types.ObjectId,
): Promise<void> {
  await models.PickUpPlan.deleteMany({ sellerId });
}

/** Finishes what killed processes left. */
export async function sweepPlans(services: PaymentServices): Promise<void> {
  const { models, now } = services;
  const due: PickUpPlanRecord[] = await models.PickUpPlan.find({
    dueAt: { $lte: new Date(now()) },
  })
    .limit(batchSize)
    .lean();
  for (const plan of due) {
    const isLeft =
      plan.productId !== null &&
      !plan.removed &&
      (await models.Product.exists({ _id: plan.productId, inStock: 'removed' }));
    if (isLeft) await removePlan(services, { _id: plan._id });
    else await applyPlan(services, plan);
  }
}

const batchSize = 100;

/** False if there is none. */
export async function removePlan(
  services: PaymentServices,
  which: Partial<Pick<PickUpPlanRecord, '_id' | 'sellerId' | 'productId'>>,
): Promise<boolean> {
  const removed: PickUpPlanRecord | null = await services.models.PickUpPlan.findOneAndUpdate(
    { ...which, removed: { $ne: true } },
    { $set: { removed: true, place: '', windows: [], ...nextVersion(services) } },
    { returnDocument: 'after' },
  ).lean();
  if (removed) await applyPlan(services, removed);
  return removed !== null;
}

/** The open orders have yet to hear of it. */
export const nextVersion = ({ now }: Pick<Shop, 'now'>) => ({
  version: new Types.ObjectId(),
  dueAt: new Date(now()),
});
