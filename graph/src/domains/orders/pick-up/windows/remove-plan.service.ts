import { Types } from 'mongoose';
import type { Shop } from '../../../../context/shop.ts';
import { idAfter } from '../../../../shared/timed-id.ts';
import type { PaymentServices } from '../../../payments/provider-call.service.ts';
import { applyPlan } from './apply-plan.service.ts';
import type { PickUpPlanRecord } from './pick-up-plan.model.ts';

/** Longest time that the removal of a listing takes, in milliseconds. */
const removalMs = 60_000;
const retryMs = 60_000;

type Listed = { _id: Types.ObjectId; sellerId: Types.ObjectId };

/**
 * Makes the sweeper look at the plan of a product in a minute, so that it is removed with the listing even after a
 * crash.
 */
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

/**
 * Finishes the work of killed processes. If a plan fails, it is due again a minute later and doesn't delay the others.
 */
export async function sweepPlans(services: PaymentServices, signal?: AbortSignal): Promise<void> {
  const { models, now, log } = services;
  const due: PickUpPlanRecord[] = await models.PickUpPlan.find({
    dueAt: { $lte: new Date(now()) },
  })
    .limit(batchSize)
    .lean();
  for (const plan of due) {
    if (signal?.aborted) return;
    try {
      await finishPlan(services, plan);
    } catch (error) {
      if (signal?.aborted) return;
      const { _id } = plan;
      log.error({ err: error, planId: _id.toHexString() }, 'a pick-up plan was not applied yet');
      const dueAt = new Date(now() + retryMs);
      await models.PickUpPlan.updateOne({ _id, dueAt: { $ne: null } }, { $set: { dueAt } });
    }
  }
}

async function finishPlan(services: PaymentServices, plan: PickUpPlanRecord): Promise<void> {
  const { _id, productId, removed } = plan;
  const isLeft =
    productId !== null &&
    !removed &&
    (await services.models.Product.exists({ _id: productId, inStock: 'removed' }));
  if (isLeft) await removePlan(services, { _id });
  else await applyPlan(services, plan);
}

const batchSize = 100;

/** False if there is no plan. */
export async function removePlan(
  services: PaymentServices,
  which: Partial<Pick<PickUpPlanRecord, '_id' | 'sellerId' | 'productId'>>,
): Promise<boolean> {
  const { PickUpPlan } = services.models;
  for (;;) {
    const plan = await PickUpPlan.findOne({ ...which, removed: { $ne: true } }).lean();
    if (!plan) return false;
    const next = await nextVersion(services, plan.sellerId);
    const removed: PickUpPlanRecord | null = await PickUpPlan.findOneAndUpdate(
      { _id: plan._id, version: plan.version },
      { $set: { removed: true, place: '', windows: [], ...next } },
      { returnDocument: 'after' },
    ).lean();
    if (!removed) continue;
    await applyPlan(services, removed);
    return true;
  }
}

/**
 * The fields to save a plan with: open orders need an update from it. Its version comes after those of all the seller's
 * plans, since orders compare them.
 */
export async function nextVersion(
  { models, now }: Pick<Shop, 'models' | 'now'>,
  sellerId: Types.ObjectId,
): Promise<Pick<PickUpPlanRecord, 'version' | 'dueAt'>> {
  const plans = await models.PickUpPlan.find({ sellerId }, { version: 1 }).lean();
  const versions = plans.map(({ version }) => version.toHexString()).sort();
  const latest = versions.at(-1);
  const version = idAfter(now(), latest ? Types.ObjectId.createFromHexString(latest) : null);
  return { version, dueAt: new Date(now()) };
}
