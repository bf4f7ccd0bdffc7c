import type { Types } from 'mongoose';
import { requireRole } from '../../../../context/access.ts';
import type { Context } from '../../../../context/context.ts';
import type { Models } from '../../../../context/merged-types.ts';
import type { OrderRecord } from '../../order.model.ts';
import type { PickUpPlanRecord } from './pick-up-plan.model.ts';

type Reading = { models: Pick<Models, 'PickUpPlan'> };

/** The fields of an order that determine which plan applies. */
export type Sold = Pick<OrderRecord, 'sellerId' | 'productId'>;

const standing = { removed: { $ne: true } } as const;

/** The plans that apply to products: each product's own, or its seller's for all. */
export async function findPlans(
  { models }: Reading,
  sold: readonly Sold[],
): Promise<(PickUpPlanRecord | null)[]> {
  const plans: PickUpPlanRecord[] = await models.PickUpPlan.find({
    sellerId: { $in: sold.map(({ sellerId }) => sellerId) },
    productId: { $in: [...sold.map(({ productId }) => productId), null] },
    ...standing,
  }).lean();
  return sold.map(({ sellerId, productId }) => {
    const own = plans.filter((plan) => plan.sellerId.equals(sellerId));
    const ofProduct = own.find((plan) => plan.productId?.equals(productId));
    return ofProduct ?? own.find((plan) => plan.productId === null) ?? null;
  });
}

export const planOf = async (reading: Reading, sold: Sold): Promise<PickUpPlanRecord | null> =>
  (await findPlans(reading, [sold]))[0] ?? null;

/** A seller's plans, the one for all products first. */
export const plansOf = async (
  { models }: Reading,
  sellerId: Types.ObjectId,
): Promise<PickUpPlanRecord[]> =>
  models.PickUpPlan.find({ sellerId, ...standing })
    .sort({ productId: 1 })
    .lean();

/** Null for anybody but the seller. */
export const plansShownTo = async (context: Context, userId: Types.ObjectId) =>
  context.viewer?._id.equals(userId) && context.viewer.role === 'seller'
    ? plansOf(context, userId)
    : null;

export const ownPlans = async (context: Context): Promise<PickUpPlanRecord[]> =>
  plansOf(context, requireRole(context, 'seller')._id);
