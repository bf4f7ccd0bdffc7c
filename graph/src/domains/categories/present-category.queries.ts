import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import type { CategoryRecord } from './category.model.ts';

/**
 * The category with an id, read from the database.
 * @param details of the refusal
 * @throws Refusal `not-found` for one that is unknown or being deleted
 */
export async function findPresentCategory(
  { models }: Pick<Context, 'models'>,
  id: string,
  details: Parameters<typeof notFound>[1] = {},
): Promise<CategoryRecord> {
  const found = await models.Category.findOne(ifPresent(toObjectId(id, 'Category'))).lean();
  if (!found) throw notFound('Category', details);
  return found;
}

/** The condition of a query for the category with an id, unless it is being deleted. */
export const ifPresent = (_id: Types.ObjectId) => ({ _id, deletingAt: null });
