import { positionBetween } from '@fitness-zone/contract/catalog/category-order.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { MutationAdminMoveCategoryArgs } from '../../generated/graphql.ts';
import { notFound } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import type { CategoryRecord } from './category.model.ts';
import { categoriesInOrder } from './category.service.ts';
import { findPresentCategory, ifPresent } from './present-category.queries.ts';

/**
 * Puts a category before another one, or at the end. Admins only. Does nothing if it is there already. Concurrent moves
 * all take effect.
 * @throws Refusal `not-found` for an unknown category
 */
export async function moveCategory(
  context: Context,
  given: Unchecked<MutationAdminMoveCategoryArgs>,
) {
  requireRole(context, 'admin');
  const { id, before } = validInput('MutationAdminMoveCategoryArgs', given);
  const category = await findPresentCategory(context, id);
  const next = before == null ? null : await findPresentCategory(context, before);
  const message = `${category.title} moved successfully`;
  const all = await categoriesInOrder(context);
  if (isBefore(all, category, next)) return { message, categories: [] };
  const act = { action: 'move-category', targetId: category._id, by: actorOf(context) } as const;
  const ids = await recordAdminAct(context, act, () => move(context, category, next));
  if (!ids) throw notFound('Category');
  for (const moved of ids) {
    context.events.publish({ kind: 'category', categoryId: moved });
  }
  const moved = await categoriesInOrder(context);
  return { message, categories: moved.filter(({ _id }) => ids.has(_id.toHexString())) };
}

const isOne = (one: CategoryRecord) => (other: CategoryRecord) => one._id.equals(other._id);

function isBefore(all: CategoryRecord[], category: CategoryRecord, next: CategoryRecord | null) {
  if (next && isOne(category)(next)) return true;
  const follower = all[all.findIndex(isOne(category)) + 1];
  return next ? follower !== undefined && isOne(next)(follower) : follower === undefined;
}

/** Returns the ids of the categories whose position changed; null if the category is gone by now. */
async function move(
  context: Context,
  category: CategoryRecord,
  next: CategoryRecord | null,
): Promise<Set<string> | null> {
  const changed = new Set<string>();
  for (;;) {
    const others = (await categoriesInOrder(context)).filter((one) => !isOne(category)(one));
    const found = next ? others.findIndex(isOne(next)) : others.length;
    // The category that should follow it is gone.
    const index = found === -1 ? others.length : found;
    const position = positionBetween(others[index - 1], others[index]);
    if (position === null) {
      for (const id of await spread(context)) changed.add(id);
      continue;
    }
    const { matchedCount } = await context.models.Category.updateOne(ifPresent(category._id), {
      $set: { position },
    });
    return matchedCount === 0 ? null : changed.add(category._id.toHexString());
  }
}

/**
 * Gives every category a distinct position, keeping their order. Starts with the last one and beyond all former
 * positions, so that the order stays right even if the process is killed.
 */
async function spread({ models }: Pick<Context, 'models'>): Promise<string[]> {
  const all = await categoriesInOrder({ models });
  const end = Math.max(...all.map(({ position }) => position ?? 0));
  const ids: string[] = [];
  for (const [index, { _id, position }] of [...all.entries()].reverse()) {
    await models.Category.updateOne(
      { _id, position: position ?? null },
      { $set: { position: Math.floor(end) + index + 1 } },
    );
    ids.push(_id.toHexString());
  }
  return ids;
}
