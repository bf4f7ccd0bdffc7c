import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { MutationAdminDeleteCategoryArgs } from '../../generated/graphql.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import type { CategoryRecord } from './category.model.ts';
import { emptyCategory, markDeleted } from './category-deletion.service.ts';
import { findPresentCategory, ifPresent } from './present-category.queries.ts';

/**
 * Deletes a category. Admins only. Its products are moved before the answer, or by the sweeper if the process is
 * killed.
 * @throws Refusal `not-found` for an unknown target, and with the id for an unknown category; `conflict` for one that
 *   has products without a target, and for a target that is being deleted itself
 */
export async function deleteCategory(
  context: Context,
  given: Unchecked<MutationAdminDeleteCategoryArgs>,
) {
  requireRole(context, 'admin');
  const { id, moveProductsTo } = validInput('MutationAdminDeleteCategoryArgs', given);
  const gone = { alreadyDone: true, payload: { deletedCategoryId: id } };
  const category = await findPresentCategory(context, id, gone);
  const target = moveProductsTo == null ? null : await targetOf(context, category, moveProductsTo);
  if (!target) await refuseWithProducts(context, category);
  const act = { action: 'delete-category', targetId: category._id, by: actorOf(context) } as const;
  const marked = await recordAdminAct(context, act, () => mark(context, category, target));
  // Another admin deleted it first.
  if (!marked) await findPresentCategory(context, id, gone);
  const movedCount = await emptyCategory(context, category._id, target?._id ?? null);
  context.loaders.category.clear(category._id);
  return {
    message: `${category.title} deleted successfully`,
    deletedCategoryId: id,
    movedCount,
    movedTo: target && (await context.models.Category.findOne(ifPresent(target._id)).lean()),
  };
}

async function targetOf(
  context: Context,
  category: CategoryRecord,
  id: string,
): Promise<CategoryRecord> {
  const target = await findPresentCategory(context, id);
  if (!target._id.equals(category._id)) return target;
  const message = 'Choose a different category for its products.';
  throw new Refusal('invalid', message, { field: 'moveProductsTo' });
}

async function refuseWithProducts({ models }: Context, { _id, title }: CategoryRecord) {
  const count = await models.Product.countDocuments({ categoryId: _id });
  if (count > 0) throw hasProducts(title, count);
}

const hasProducts = (title: string, count: number) =>
  new Refusal(
    'conflict',
    `${title} has ${count === 1 ? 'a product' : `${count} products`}. Choose a category for ${count === 1 ? 'it' : 'them'}.`,
    { field: 'moveProductsTo' },
  );

async function mark(
  context: Context,
  category: CategoryRecord,
  target: CategoryRecord | null,
): Promise<CategoryRecord | null> {
  const { marked, hindrance } = await markDeleted(context, category, target);
  if (hindrance === 'products') throw hasProducts(category.title, 1);
  if (hindrance === 'target') {
    const message = `${target?.title ?? 'The other category'} is being deleted too. Choose another one.`;
    throw new Refusal('conflict', message, { field: 'moveProductsTo' });
  }
  if (hindrance === 'awaits') {
    const message = `Products are moving to ${category.title}. Try again in a moment.`;
    throw new Refusal('conflict', message);
  }
  return marked;
}
