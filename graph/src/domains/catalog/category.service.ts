import { requireRole } from '../../access.ts';
import type { Context } from '../../context.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusal.ts';
import { boundedText } from '../../shared/text.ts';
import { readPictureUrl } from '../uploads/picture-url.ts';
import type { CategoryRecord } from './category.model.ts';

const maxCategories = 100;

/** All categories by title. */
export const browseCategories = async ({ models }: Context): Promise<CategoryRecord[]> =>
  models.Category.find().sort({ title: 1 }).limit(maxCategories).lean();

/**
 * @throws Refusal `not-found`
 */
export async function viewCategory(context: Context, id: unknown): Promise<CategoryRecord> {
  const category = await context.loaders.category.load(toObjectId(id, 'Category'));
  if (!category) throw notFound('Category');
  return category;
}

/**
 * Adds a category. Admins only.
 * @throws Refusal `invalid` with the field at fault, `conflict` for a title that is taken
 */
export async function addCategory(
  context: Context,
  input: { title: unknown; body: unknown; image: unknown },
) {
  requireRole(context, 'admin');
  const details = {
    title: boundedText(input.title, { field: 'title', label: 'Title', max: 60 }),
    body: boundedText(input.body, { field: 'body', label: 'Description', max: 1000 }),
    image: readPictureUrl(input.image, { field: 'image', label: 'Photo' }),
  };
  if ((await context.models.Category.estimatedDocumentCount()) >= maxCategories) {
    throw new Refusal('conflict', `A shop has at most ${maxCategories} categories.`);
  }
  try {
    const category = (await context.models.Category.create(details)).toObject();
    context.events.publish({ kind: 'category', categoryId: category._id.toHexString() });
    return { message: `${category.title} added successfully`, category };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal('conflict', `There is already a category "${details.title}".`, {
      field: 'title',
    });
  }
}
