import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../../context/context.ts';
import type { QueryPriceGuideArgs } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { narrowed } from './price-figures.rules.ts';
import type { PriceFigures } from './price-guide.model.ts';

export type ShownPriceGuide = Required<
  Pick<PriceFigures, 'source' | 'equipment' | 'condition' | 'brand' | 'priceCount'>
> &
  Record<'low' | 'typical' | 'high', Price> & { calculatedAt: Date };

/**
 * Prices of a category's products, narrowed as far as there are enough of them.
 * @throws Refusal `not-found` for an unknown category, below eight prices, and where the product's name doesn't say for
 *   certain what it is
 */
export async function readPriceGuide(
  { loaders }: Context,
  given: Unchecked<QueryPriceGuideArgs>,
): Promise<ShownPriceGuide> {
  const { categoryId, ...wanted } = validInput('QueryPriceGuideArgs', given);
  const id = toObjectId(categoryId, 'Category');
  if (!(await loaders.category.load(id))) throw notFound('Category');
  const guide = await loaders.priceGuide.load(id);
  const shown = guide?.figures && narrowed(guide.figures, wanted);
  if (!shown || !guide.currency || !guide.calculatedAt) {
    throw notFound('Price guide');
  }
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
