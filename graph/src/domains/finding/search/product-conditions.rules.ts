import { isAttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { toMinor } from '@fitness-zone/contract/payments/money.ts';
import { fold, isSearchText } from '@fitness-zone/contract/search/words.ts';
import type { AttributeFilter, ProductFilter } from '../../../generated/graphql.ts';
import type { AttributeCondition, ProductConditions } from '../../../search/search-engine.ts';
import { textPrice } from '../../../search/text/text-price.ts';
import { areaOf, type SearchedPlace } from './searched-place.rules.ts';

/**
 * Translates a filter for the search engine; null for conditions that don't narrow the list.
 * @param place the filter's place (`searchedPlace`)
 */
export function searchOf(
  filter: ProductFilter,
  currency: string,
  place: SearchedPlace | null,
): ProductConditions {
  const { categoryId, categoryIds, conditions, towns, verifiedSeller } = filter;
  const text = isSearchText(filter.text) ? filter.text : null;
  const phrase = place?.phrase ?? null;
  const area = areaOf(place);
  return {
    categoryIds: categoriesOf(categoryId, categoryIds),
    conditions: conditions?.length ? conditions : null,
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    maxYearsOfUse: filter.maxYearsOfUse,
    near: phrase === null ? area : null,
    textPlace: area && phrase !== null ? { ...area, phrase } : null,
    towns: towns?.length ? towns : null,
    attributes: attributeConditions(filter.attributes),
    location: place && !area ? place.text : null,
    text,
    textPrice: text === null ? null : textPriceOf(fold(text).replace(phrase ?? '', ' '), currency),
    verifiedSeller: verifiedSeller || null,
    advertised: filter.advertised,
  };
}

/** The price in a folded text, such as `under 500`, in minor units; null if there is none. */
function textPriceOf(folded: string, currency: string): ProductConditions['textPrice'] {
  const price = textPrice(folded);
  if (!price) return null;
  const { phrase, min, max } = price;
  return {
    phrase,
    min: min === null ? 0 : toMinor(min, currency),
    max: max === null ? Number.POSITIVE_INFINITY : toMinor(max, currency),
  };
}

function categoriesOf(
  one: string | null | undefined,
  several: readonly string[] | null | undefined,
): readonly string[] | null {
  const any = several?.length ? several.map((id) => id.toLowerCase()) : null;
  if (!one) return any;
  const id = one.toLowerCase();
  return !any || any.includes(id) ? [id] : [];
}

/** Translates attribute filters for the search engine; null if they don't narrow the list. */
function attributeConditions(
  filters: readonly AttributeFilter[] | null | undefined,
): AttributeCondition[] | null {
  const asked = (filters ?? []).flatMap(({ name, min, max, is, values }) => {
    const isAskedFor = min != null || max != null || is != null || Boolean(values?.length);
    return isAttributeName(name) && isAskedFor
      ? [{ name, min, max, is, values: values?.length ? values : null }]
      : [];
  });
  return asked.length > 0 ? asked : null;
}
