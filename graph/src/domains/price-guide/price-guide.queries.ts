import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { QueryPriceGuideArgs } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../product/product.model.ts';
import { brandOf, narrowed } from './price-figures.rules.ts';
import type { PriceFigures } from './price-guide.model.ts';

export type ShownPriceGuide = Required<
  Pick<PriceFigures, 'source' | 'equipment' | 'condition' | 'brand' | 'priceCount'>
> &
  Record<'low' | 'typical' | 'high', Price> & { calculatedAt: Date };

/**
 * Prices of a category's products, narrowed while enough remain.
 * @throws Refusal `not-found` for an unknown category, below eight prices, and if the product's name leaves its kind
 * open
 */
export async function readPriceGuide(
  { loaders }: Context,
  given: Unchecked<QueryPriceGuideArgs>,
): Promise<ShownPriceGuide> {
  const { categoryId, ...wanted } = validInput('QueryPriceGuideArgs', given);
  const id = toObjectId(categoryId, 'Category');
  if (!(await loaders.category.load(id))) throw notFound('Category');
  const shown = await shownGuide(loaders, id, wanted);
  if (!shown) throw notFound('Price guide');
  return shown;
}

/** A product's guide, by its category, name, condition and brand; null without one. */
export const readProductPriceGuide = (
  { loaders }: Context,
  { categoryId, productName, condition, attributes }: ProductRecord,
): Promise<ShownPriceGuide | null> =>
  shownGuide(loaders, categoryId, { productName, condition, brand: brandOf(attributes) });

async function shownGuide(
  loaders: Context['loaders'],
  categoryId: Types.ObjectId,
  wanted: Parameters<typeof narrowed>[1],
): Promise<ShownPriceGuide | null> {
  const guide = await loaders.priceGuide.load(categoryId);
  const shown = guide?.figures && narrowed(guide.figures, wanted);
  if (!shown || !guide.currency || !guide.calculatedAt) return null;
  const { currency, calculatedAt } = guide;
  const price = (amount: number) => ({ amount, currency });
  return {
    source: shown.source,
    equipment: shown.equipment ?? null,
    condition: shown.condition ?? null,
    brand: shown.brand ?? null,
    priceCount: shown.priceCount,
    low: price(shown.low),
    typical: price(shown.typical),
    high: price(shown.high),
    calculatedAt,
  };
}
