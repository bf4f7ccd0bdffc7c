import { type DistanceUnit, enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, type TSchema, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { absolutePicture } from '../pictures/picture-url.rules.ts';
import { placeShape, showPlace } from '../places/places.rest.ts';
import { categoryAttributes, shownAttributes } from './attributes/product-attributes.rules.ts';
import type { CategoryRecord } from './category.model.ts';
import { imagesOf } from './editing/product-images.rules.ts';
import type { ProductRecord } from './product.model.ts';
import {
  emailShownTo,
  hidingShownTo,
  phoneShownTo,
  stockShownTo,
} from './shown-to-viewer.rules.ts';

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const attributeType = Type.Enum(Object.values(enumValues.AttributeType));

const attributeShape = Type.Object(
  {
    name: Type.String({ description: 'Name that `attributes` of `/addProduct` takes.' }),
    label: Type.String({ description: 'Name for people.' }),
    type: attributeType,
    unit: nullable(Type.String({ description: 'Unit of its numbers.' })),
    min: nullable(Type.Number()),
    max: nullable(Type.Number()),
    maxLength: nullable(Type.Integer({ description: 'Of a text.' })),
    whole: Type.Boolean({ description: 'Whether its numbers are whole.' }),
    choices: Type.Array(Type.String()),
    hint: Type.String({ description: 'How to measure it, or where to read it.' }),
    filters: Type.Boolean({ description: 'Whether lists are filtered by it.' }),
    compares: Type.Boolean({ description: 'Whether it helps to compare products.' }),
  },
  { title: 'Attribute' },
);

const productAttributeShape = Type.Object(
  {
    name: Type.String(),
    label: Type.String({ description: 'Name for people.' }),
    type: attributeType,
    value: Type.String({ description: 'Number in `unit`, `true`, `false` or text.' }),
    number: nullable(Type.Number({ description: 'The value of a number.' })),
    unit: nullable(Type.String()),
    compares: Type.Boolean({ description: 'Whether it helps to compare products.' }),
  },
  { title: 'ProductAttribute' },
);

/** A product as the REST paths show it: prices in major units, contact data for signed-in callers. */
export const productShape = Type.Object(
  {
    _id: Type.String(),
    productName: Type.String(),
    image: Type.String({ description: 'Cover: the first of `images`.' }),
    images: Type.Array(Type.Object({ url: Type.String(), description: Type.String() })),
    body: Type.String(),
    originalPrice: Type.Number(),
    resalePrice: Type.Number(),
    previousPrice: Type.Optional(Type.Number({ description: 'Price before it was reduced.' })),
    revision: Type.Integer({
      description: 'Number of edits; `/updateProduct` takes it.',
    }),
    inStock: Type.Enum(Object.values(enumValues.Stock)),
    hiddenReason: Type.Optional(
      Type.String({ description: "An admin's reason for hiding it, for its seller and admins." }),
    ),
    condition: Type.Enum(Object.values(enumValues.Condition)),
    yearsOfUsedProduct: Type.Number(),
    attributes: Type.Array(productAttributeShape),
    sellerName: Type.String(),
    sellerEmail: Type.Optional(Type.String()),
    location: Type.String(),
    place: Type.Optional(placeShape),
    phone: Type.Optional(Type.String()),
    postedTime: Type.Number({ description: 'Milliseconds since 1970.' }),
    categoryId: Type.String(),
    advertisement: Type.Boolean(),
    advertisedUntil: Type.Optional(
      Type.Number({ description: 'When the advertisement ends; milliseconds since 1970.' }),
    ),
    reported: Type.Boolean(),
  },
  { title: 'Product' },
);

/** A product in a list that may be searched. */
export const foundShape = Type.Object({
  ...productShape.properties,
  missing: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Parts of `q` that it does not match. Only where no product matches all of `q`: then the best partial matches are listed.',
    }),
  ),
  distance: Type.Optional(
    Type.Object(
      { value: Type.Number(), unit: Type.Enum(Object.values(enumValues.DistanceUnit)) },
      { description: 'Distance from the place of `near` or `q`, to one decimal.' },
    ),
  ),
});

/** A category as the REST paths show it. */
export const categoryShape = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  body: Type.String(),
  image: Type.String(),
  attributes: Type.Array(attributeShape),
});

type Found = { node: ProductRecord; missing: readonly string[]; distance: number | null };

/** A product that was searched for, for a REST answer to the caller. */
export const showFound = async (
  context: Context,
  { node, missing, distance }: Found,
  unit: DistanceUnit | null,
): Promise<Static<typeof foundShape>> => ({
  ...(await showProduct(context, node)),
  ...(missing.length > 0 && { missing: [...missing] }),
  ...(distance !== null && unit && { distance: { value: distance, unit } }),
});

/** A product for a REST answer to the caller. */
export async function showProduct(
  context: Context,
  product: ProductRecord,
): Promise<Static<typeof productShape>> {
  const { config, loaders } = context;
  const hiddenReason = hidingShownTo(context, product)?.reason;
  const phone = phoneShownTo(context, product);
  const seller = await loaders.user.load(product.sellerId);
  const sellerEmail = emailShownTo(context, seller);
  return {
    _id: product._id.toHexString(),
    productName: product.productName,
    image: absolutePicture(config, product.image),
    images: imagesOf(product).map(({ url, description }) => ({
      url: absolutePicture(config, url),
      description,
    })),
    body: product.body,
    originalPrice: toMajor(product.originalPrice, config.currency),
    resalePrice: toMajor(product.resalePrice, config.currency),
    ...(product.previousPrice != null && {
      previousPrice: toMajor(product.previousPrice, config.currency),
    }),
    revision: product.revision ?? 0,
    inStock: stockShownTo(context, product),
    ...(hiddenReason && { hiddenReason }),
    condition: product.condition,
    yearsOfUsedProduct: product.yearsOfUsedProduct,
    attributes: shownAttributes(product),
    sellerName: seller?.name ?? '',
    ...(sellerEmail !== null && { sellerEmail }),
    location: product.location,
    ...(product.place && { place: showPlace(product.place) }),
    ...(phone !== null && { phone }),
    postedTime: product.postedTime.getTime(),
    categoryId: product.categoryId.toHexString(),
    advertisement: product.advertisement,
    ...(product.advertisedUntil && { advertisedUntil: product.advertisedUntil.getTime() }),
    reported: product.reported,
  };
}

/** A category for a REST answer. */
export const showCategory = ({ config }: Pick<Context, 'config'>, category: CategoryRecord) => ({
  _id: category._id.toHexString(),
  title: category.title,
  body: category.body,
  image: absolutePicture(config, category.image),
  attributes: categoryAttributes(category),
});
