import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { AdminUpdateCategoryInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import { claimPictureUrl } from '../pictures/claim-picture-url.service.ts';
import { absolutePicture, shownPicture } from '../pictures/picture-url.rules.ts';
import { chosenAttributes } from './attributes/product-attributes.rules.ts';
import type { CategoryRecord } from './category.model.ts';
import { type CategoryDetails, taken } from './category.service.ts';
import { findPresentCategory, ifPresent } from './present-category.queries.ts';

/**
 * Changes title, description, picture and attributes of a category. Admins only. Submitting the current values succeeds without a
 * change.
 * @throws Refusal `not-found` for an unknown category or a picture that the shop doesn't have, `conflict` for a title
 *   that another category has
 */
export async function updateCategory(context: Context, given: Unchecked<AdminUpdateCategoryInput>) {
  requireRole(context, 'admin');
  const { id, image, attributeNames, ...texts } = validInput('AdminUpdateCategoryInput', given);
  const category = await findPresentCategory(context, id);
  const details = {
    ...texts,
    // Stored by name, so that a change of the title doesn't affect them.
    attributeNames: attributeNames ? chosenAttributes(attributeNames) : [...attributesOf(category)],
    image: await pictureOf(context, category, image),
  };
  const isSame =
    (['title', 'body', 'image'] as const).every((field) => category[field] === details[field]) &&
    attributesOf(category).join() === details.attributeNames.join();
  const updated = isSame ? category : await save(context, category, details);
  return { message: `${updated.title} updated successfully`, category: updated };
}

/** The current picture may stay, even on another host. */
function pictureOf(
  context: Context,
  { image }: CategoryRecord,
  given: string,
): string | Promise<PictureUrl> {
  const { config } = context;
  const stored = image as PictureUrl;
  const isKept = [stored, shownPicture(config, stored), absolutePicture(config, stored)].some(
    (address) => address === given,
  );
  return isKept ? image : claimPictureUrl(context, given, { field: 'image', label: 'Photo' });
}

async function save(
  context: Context,
  { _id }: CategoryRecord,
  details: CategoryDetails,
): Promise<CategoryRecord> {
  const { Category } = context.models;
  if (await Category.exists({ title: details.title, _id: { $ne: _id } })) throw taken(details);
  const act = { action: 'update-category', targetId: _id, by: actorOf(context) } as const;
  try {
    const updated = await recordAdminAct(context, act, () =>
      Category.findOneAndUpdate(ifPresent(_id), { $set: details }, { returnDocument: 'after' })
        .lean()
        .exec(),
    );
    if (!updated) throw notFound('Category');
    context.loaders.category.clear(_id);
    context.events.publish({ kind: 'category', categoryId: _id.toHexString() });
    return updated;
  } catch (error) {
    throw isDuplicateKey(error) ? taken(details) : error;
  }
}
