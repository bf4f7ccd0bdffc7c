import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { compareCategories, positionAtEnd } from '@fitness-zone/contract/catalog/category-order.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { AddCategoryInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import { claimPictureUrl } from '../pictures/claim-picture-url.service.ts';
import { hostedPictureRule } from '../pictures/picture-url.rules.ts';
import { chosenAttributes } from './attributes/product-attributes.rules.ts';
import type { CategoryRecord } from './category.model.ts';

/** Maximum number of a shop's categories. */
const mostCategories = 100;

export const browseCategories = async ({
  models,
  cache,
}: Pick<Context, 'models' | 'cache'>): Promise<CategoryRecord[]> =>
  cache.read({ key: 'categories in order', load: () => categoriesInOrder({ models }) });

/** Read from the database. */
export const categoriesInOrder = async ({
  models,
}: Pick<Context, 'models'>): Promise<CategoryRecord[]> =>
  (await models.Category.find({ deletingAt: null }).limit(mostCategories).lean()).sort(
    compareCategories,
  );

/**
 * A category for its page.
 * @throws Refusal `not-found`
 */
export async function viewCategory(context: Context, id: unknown): Promise<CategoryRecord> {
  const given = validInput('QueryCategoryArgs', { id });
  const category = await context.loaders.category.load(toObjectId(given.id, 'Category'));
  if (!category) throw notFound('Category');
  return category;
}

/**
 * Adds a category. Admins only. Safe to repeat: returns the existing category if its details are the same.
 * @throws Refusal `not-found` for a picture that the shop does not have, `conflict` for a title in use and beyond the
 * limit of categories
 */
export async function addCategory(context: Context, given: Unchecked<AddCategoryInput>) {
  requireRole(context, 'admin');
  const input = validInput('AddCategoryInput', given, undefined, {
    image: hostedPictureRule(context.config, 'Photo'),
  });
  const { attributeNames, ...texts } = input;
  const chosen = attributeNames ? chosenAttributes(attributeNames) : attributesOf(texts);
  const image = await claimPictureUrl(context, input.image, { field: 'image', label: 'Photo' });
  const details = { ...texts, image, attributeNames: [...chosen] };
  const category = (await findSame(context, details)) ?? (await create(context, details));
  return { message: `${category.title} added successfully`, category };
}

/** An admin's description of a category. */
export type CategoryDetails = Pick<CategoryRecord, 'title' | 'body' | 'image' | 'attributeNames'>;
type CategoryDraft = CategoryDetails & Pick<CategoryRecord, '_id'>;

const findSame = ({ models }: Context, details: CategoryDetails): Promise<CategoryRecord | null> =>
  models.Category.findOne({ ...details, deletingAt: null })
    .lean()
    .exec();

/** The refusal `conflict` for a title that another category has. */
export const taken = ({ title }: Pick<CategoryDetails, 'title'>) =>
  new Refusal('conflict', `There is already a category “${title}”.`, { field: 'title' });

const tooMany = () =>
  new Refusal('conflict', `A shop can have up to ${mostCategories} categories.`);

async function create(context: Context, details: CategoryDetails): Promise<CategoryRecord> {
  const { Category } = context.models;
  if ((await Category.countDocuments({ deletingAt: null })) >= mostCategories) throw tooMany();
  if (await Category.exists({ title: details.title })) return sameOrTaken(context, details);
  const _id = new Types.ObjectId();
  const act = { action: 'add-category', targetId: _id, by: actorOf(context) } as const;
  try {
    const category = await recordAdminAct(context, act, () => insert(context, { ...details, _id }));
    context.events.publish({ kind: 'category', categoryId: category._id.toHexString() });
    return category;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return sameOrTaken(context, details);
  }
}

/**
 * A repeat of the same request succeeds with the category just added; another category of the same title is refused.
 */
async function sameOrTaken(context: Context, details: CategoryDetails): Promise<CategoryRecord> {
  const same = await findSame(context, details);
  if (same) return same;
  throw taken(details);
}

async function insert({ models }: Context, details: CategoryDraft): Promise<CategoryRecord> {
  const { Category } = models;
  const position = positionAtEnd(await categoriesInOrder({ models }));
  const category = (await Category.create({ ...details, position })).toObject();
  // If several requests pass the limit at once, the last one sees the others and undoes its own.
  const present = Category.find({ deletingAt: null }, { _id: 1 }).sort({ _id: 1 });
  if ((await present.skip(mostCategories).limit(1).lean()).length > 0) {
    await Category.deleteOne({ _id: category._id });
    throw tooMany();
  }
  return category;
}
