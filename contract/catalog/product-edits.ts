import { enumValues, type ProductField } from '../enums.ts';
import { enumLabels } from '../generated/enums.ts';
import type { Coordinates } from '../places/distance.ts';
import { placeText } from '../places/place-text.ts';
import type { ProductAttribute } from './attribute-values.ts';

/** The fields of a product that a seller can edit. */
export type EditableProduct = {
  readonly [Field in Exclude<ProductField, 'images' | 'attributes'>]?: string | number | null;
} & {
  images: readonly { url: string; description: string }[];
  attributes?: readonly Pick<ProductAttribute, 'name' | 'value'>[] | null | undefined;
  /** Belongs to the location's text and is edited with it. */
  place?: EditablePlace | null | undefined;
};

type EditablePlace = Parameters<typeof placeText>[0] & Coordinates;

export type Edit<Field, Moment> = { field: Field; revision: number; editedAt: Moment };

const fields: readonly ProductField[] = Object.values(enumValues.ProductField);

/** The fields in which two versions of a product differ. */
export const editedFields = (before: EditableProduct, after: EditableProduct): ProductField[] =>
  fields.filter((field) => contentOf(before, field) !== contentOf(after, field));

/** A missing text equals an empty one. */
function contentOf(product: EditableProduct, field: ProductField): string | number {
  if (field === 'images')
    return JSON.stringify(product.images.map(({ url, description }) => [url, description]));
  if (field === 'attributes')
    return JSON.stringify(product.attributes?.map(({ name, value }) => [name, value]) ?? []);
  if (field === 'location')
    return JSON.stringify([product.location, contentOfPlace(product.place)]);
  return product[field] ?? '';
}

const contentOfPlace = (place: EditablePlace | null | undefined) =>
  place && [placeText(place), place.latitude, place.longitude];

type FieldName = keyof typeof enumValues.ProductField;

/** The fields that matter most to buyers come first; the others follow in the schema's order. */
const first: readonly FieldName[] = ['RESALE_PRICE', 'PRODUCT_NAME', 'BODY', 'CONDITION'];
const names = new Set([...first, ...(Object.keys(enumValues.ProductField) as FieldName[])]);

/** The editable fields with their labels, in the order in which texts name them. */
export const editableFields = [...names].map((name) => ({
  name,
  field: enumValues.ProductField[name],
  label: enumLabels.ProductField[name],
}));

/**
 * The last edit of each field after some of them were edited.
 * @param order all fields, in the order of the answer
 */
export function editsAfter<Field, Moment>(
  known: readonly Edit<Field, Moment>[],
  edited: readonly Field[],
  { revision, editedAt, order }: { revision: number; editedAt: Moment; order: readonly Field[] },
): Edit<Field, Moment>[] {
  const edits = new Map(known.map((edit) => [edit.field, edit]));
  for (const field of edited) edits.set(field, { field, revision, editedAt });
  return order.flatMap((field) => edits.get(field) ?? []);
}

/**
 * The previous price to show after setting the price to `price`: the price before the oldest reduction still in
 * effect, or null if there is none. All in minor units.
 */
export function previousPriceAfter(
  { resalePrice, previousPrice }: { resalePrice: number; previousPrice?: number | null },
  price: number,
): number | null {
  const before = Math.max(resalePrice, previousPrice ?? 0);
  return price < before ? before : null;
}
