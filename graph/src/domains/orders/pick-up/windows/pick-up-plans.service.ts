import { isDeepStrictEqual } from 'node:util';
import { mostPickUpPlans } from '@fitness-zone/contract/dealing/pick-up.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../../../context/access.ts';
import type { Context } from '../../../../context/context.ts';
import { limit } from '../../../../context/limit.ts';
import type { SavePickUpPlanInput } from '../../../../generated/graphql.ts';
import { isDuplicateKey } from '../../../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../../../shared/ids.ts';
import { Refusal } from '../../../../shared/refusals/refusal.ts';
import { validInput } from '../../../../shared/refusals/valid-input.ts';
import { ownProduct } from '../../../product/own-product.service.ts';
import { applyPlan } from './apply-plan.service.ts';
import type { PickUpPlanRecord } from './pick-up-plan.model.ts';
import { readWindows } from './read-windows.rules.ts';
import { nextVersion, removePlan } from './remove-plan.service.ts';

/**
 * Sets the caller's place and windows for pick-ups, for one product or for all. Safe to repeat.
 * @throws Refusal `too-many-requests`, `invalid` as `readWindows`, `forbidden` or `not-found` for a product that isn't
 *   the caller's, `conflict` for more plans than allowed
 */
export async function savePickUpPlan(context: Context, given: Unchecked<SavePickUpPlanInput>) {
  const { _id: sellerId } = requireRole(context, 'seller');
  await limit(context, 'messages');
  const { place, productId: id, ...input } = validInput('SavePickUpPlanInput', given);
  const { timeZone, windows } = readWindows(input, context.now());
  const product =
    id == null ? null : (await ownProduct(context, id, { roles: ['seller'] })).product;
  const key = { sellerId, productId: product?._id ?? null };
  const wanted = { place, timeZone, windows };
  for (;;) {
    const plan: PickUpPlanRecord | null = await context.models.PickUpPlan.findOne(key).lean();
    if (plan && !plan.removed && isDeepStrictEqual(contentOf(plan), wanted)) break;
    if (!plan) await refuseTooMany(context, sellerId);
    const saved = plan
      ? await replacePlan(context, plan, wanted)
      : await addPlan(context, key, wanted);
    if (!saved) continue;
    await applyPlan(context, saved);
    break;
  }
  return answer(context, sellerId, 'Pick-up times saved');
}

/**
 * Removes one of the caller's plans. Agreed pick-ups that are still ahead keep their place.
 * @throws Refusal `too-many-requests`, `not-found` for other people's plans
 */
export async function deletePickUpPlan(context: Context, id: unknown) {
  const { _id: sellerId } = requireRole(context, 'seller');
  await limit(context, 'messages');
  const given = validInput('MutationDeletePickUpPlanArgs', { id });
  const _id = toObjectId(given.id, 'Pick-up plan');
  if (await removePlan(context, { _id, sellerId }))
    return answer(context, sellerId, 'Pick-up times deleted');
  const viewer = await context.loaders.user.load(sellerId);
  throw notFound('Pick-up plan', { alreadyDone: true, payload: { viewer } });
}

type Content = Pick<PickUpPlanRecord, 'place' | 'timeZone' | 'windows'>;

const contentOf = ({ place, timeZone, windows }: PickUpPlanRecord): Content => ({
  place,
  timeZone,
  windows,
});

/** Null if another request was first. */
async function replacePlan(
  context: Context,
  { _id, version, sellerId }: PickUpPlanRecord,
  content: Content,
): Promise<PickUpPlanRecord | null> {
  const next = await nextVersion(context, sellerId);
  return context.models.PickUpPlan.findOneAndUpdate(
    { _id, version },
    { $set: { ...content, ...next }, $unset: { removed: 1 } },
    { returnDocument: 'after' },
  ).lean();
}

/** Null if another request has added one meanwhile. */
async function addPlan(
  context: Context,
  key: Pick<PickUpPlanRecord, 'sellerId' | 'productId'>,
  content: Content,
): Promise<PickUpPlanRecord | null> {
  try {
    const { _id } = await context.models.PickUpPlan.create({
      ...key,
      ...content,
      ...(await nextVersion(context, key.sellerId)),
    });
    return await context.models.PickUpPlan.findById(_id).lean();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

async function refuseTooMany({ models }: Context, sellerId: Types.ObjectId): Promise<void> {
  if ((await models.PickUpPlan.countDocuments({ sellerId })) < mostPickUpPlans) return;
  throw new Refusal(
    'conflict',
    `You can have ${mostPickUpPlans} sets of pick-up times. Delete one first, or use those for all products.`,
  );
}

async function answer(context: Context, sellerId: Types.ObjectId, message: string) {
  const { loaders, events } = context;
  loaders.pickUpPlan.clearAll();
  events.publish({ kind: 'user', userId: sellerId.toHexString() });
  return { message, viewer: await loaders.user.load(sellerId) };
}
