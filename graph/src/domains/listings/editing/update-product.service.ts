import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import {
  type EditableProduct,
  editedFields,
  editsAfter,
  previousPriceAfter,
} from '@fitness-zone/contract/catalog/product-edits.ts';
import { canEdit, editableStocks, ownStockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { UpdateProductInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import {
  attributesFor,
  droppedSentence,
} from '../../categories/attributes/product-attributes.rules.ts';
import { movedToCategory } from '../../categories/category-counts.service.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { type LocatedPlace, placeOfLocation } from '../../places/place-of-location.service.ts';
import { heldRefusal } from '../../product/own-product.rules.ts';
import { ownProduct } from '../../product/own-product.service.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import {
  imagesOf,
  type ProductImageRecord,
  storedImages,
} from '../../product/product-images.rules.ts';
import { leastPriceRule } from '../least-price.rules.ts';
import { claimImages } from './claim-images.service.ts';
import { priceDropOf } from './price-drop.rules.ts';

type Details = Omit<
  UpdateProductInput,
  'id' | 'revision' | 'categoryId' | 'images' | 'place' | 'attributes'
> & {
  categoryId: Types.ObjectId;
  images: ProductImageRecord[];
  attributes: ProductAttribute[];
  /** Null to keep the place: none was given, and the location is unchanged. */
  located: LocatedPlace | null;
};

/**
 * Edits a product of the signed-in seller while it is for sale or paused. If several edit the same revision, one wins
 * and the others are refused. Submitting the current values, for instance by a repeat, succeeds without an edit.
 * @throws Refusal `forbidden` for products of other sellers, `too-many-requests`, `not-found` for an unknown or removed
 * product, an unknown category or a picture that the shop doesn't have; with the current product `conflict` if it was
 * edited since, `not-available` if it is sold or held for a buyer
 */
export async function updateProduct(context: Context, given: Unchecked<UpdateProductInput>) {
  requireRole(context, 'seller');
  await limit(context, 'productChanges');
  const { currency } = context.config;
  const input = validInput('UpdateProductInput', given, currency, {
    resalePrice: leastPriceRule(currency, 'Resale price'),
  });
  const { id, revision, categoryId, images, place, attributes, ...rest } = input;
  const own = await ownProduct(context, id, { evenRemoved: true, roles: ['seller'] });
  const category = await context.loaders.category.load(toObjectId(categoryId, 'Category'));
  if (!category) throw notFound('Category');
  const { kept, dropped } = attributesFor(category, attributes, own.product.attributes ?? []);
  const note = droppedSentence(dropped, category);
  const details: Details = {
    ...rest,
    attributes: kept,
    categoryId: category._id,
    images: await claimImages(context, images, imagesOf(own.product)),
    located:
      place === undefined && rest.location === own.product.location
        ? null
        : await placeOfLocation(context, rest.location, place),
  };
  for (let product = own.product; ; product = await current(context, product)) {
    if (fieldsEdited(product, details).length === 0) return edited(product, note);
    refuseUnlessEditable(context, product, revision);
    const saved = await save(context, product, details);
    if (!saved) continue;
    const formerCategoryId = await published(context, product, saved);
    const formerCategory =
      formerCategoryId && (await context.loaders.category.load(formerCategoryId));
    return { ...edited(saved, note), formerCategory };
  }
}

const edited = (product: ProductRecord, note: string) => ({
  message: `${product.productName} updated successfully${note}`,
  product,
});

const current = async ({ models }: Context, product: ProductRecord): Promise<ProductRecord> =>
  (await models.Product.findById(product._id).lean()) ?? product;

function refuseUnlessEditable(context: Context, product: ProductRecord, revision: number): void {
  const payload = { product };
  const held = heldRefusal(context, product, payload);
  if (held) throw held;
  if (!canEdit(product.inStock)) {
    const message = ownStockSentence(product.productName, product.inStock);
    throw new Refusal('not-available', message, { payload });
  }
  if (product.revision !== revision) {
    const message = `${product.productName} was edited in the meantime.`;
    throw new Refusal('conflict', message, { payload });
  }
}

/** Writes an edit; null if the product was edited, sold or removed meanwhile. */
function save(
  { models, now }: Context,
  product: ProductRecord,
  details: Details,
): Promise<ProductRecord | null> {
  const before = product.revision;
  const { images, located, ...fields } = details;
  const fieldNames = fieldsEdited(product, details);
  const at = new Date(now());
  const edit = { revision: before + 1, editedAt: at, order: inOrder };
  const previousPrice = previousPriceAfter(product, details.resalePrice);
  const lastDrop = priceDropOf(details.resalePrice, product, at.getTime());
  return models.Product.findOneAndUpdate(
    {
      _id: product._id,
      revision: before,
      inStock: { $in: [...editableStocks] },
      hold: null,
    },
    {
      $set: {
        ...empty,
        ...fields,
        ...storedImages(images),
        ...located,
        revision: edit.revision,
        edits: editsAfter(product.edits ?? [], fieldNames, edit),
        ...(previousPrice !== null && { previousPrice }),
        ...(lastDrop && { lastDrop }),
        ...outboxEntry(
          {
            kind: 'edited',
            fields: fieldNames,
            priceBefore: product.resalePrice,
            price: details.resalePrice,
            isDrop: lastDrop != null,
          },
          at,
        ),
      },
      $unset: {
        ...(previousPrice === null && { previousPrice: 1 }),
        ...(located && !located.placeSought && { placeSought: 1 }),
      },
    },
    { returnDocument: 'after' },
  ).lean();
}

const inOrder = Object.values(enumValues.ProductField);

/** A field that the seller leaves out becomes empty. */
const empty = Object.fromEntries(
  inOrder
    .filter((field) => field !== 'images' && field !== 'attributes')
    .map((field) => [field, null]),
);

const fieldsEdited = (before: ProductRecord, { located, ...after }: Details) =>
  editedFields(
    editable(before, imagesOf(before)),
    editable({ ...after, place: (located ? located.place : before.place) ?? null }, after.images),
  );

/** A product's editable fields in a comparable form. */
const editable = (
  product: Omit<Details, 'images' | 'located' | 'attributes'> &
    Pick<ProductRecord, 'place' | 'attributes'>,
  images: ProductImageRecord[],
): EditableProduct => ({ ...product, categoryId: product.categoryId.toHexString(), images });

/** Publishes an edit; returns the category that the product has left. */
async function published(
  context: Context,
  before: ProductRecord,
  after: ProductRecord,
): Promise<Types.ObjectId | null> {
  if (before.categoryId.equals(after.categoryId)) {
    context.events.publish({ kind: 'product', productId: after._id.toHexString() });
    return null;
  }
  await movedToCategory(context, after, before.categoryId);
  context.loaders.category.clear(before.categoryId);
  context.loaders.category.clear(after.categoryId);
  return before.categoryId;
}
