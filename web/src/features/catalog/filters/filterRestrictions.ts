import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import type { Condition, ProductFilter } from '../../../generated/graphql.ts';
import { conditionLabels } from '../condition/condition.ts';
import { withoutPhrase } from './withoutPhrase.ts';

/** One restriction of a filter. */
export type FilterKind =
  | 'text'
  | 'category'
  | 'condition'
  | 'price'
  | 'yearsOfUse'
  | 'location'
  | 'verifiedSeller';

/** One thing that is set in a filter. */
export type FilterRestriction = {
  kind: FilterKind;
  name: string;
  /** the change that removes this restriction */
  remove: ProductFilter;
};

type Options = {
  /** ISO 4217 */
  currency: string;
  categoryTitle: (id: string) => string | undefined;
  /** what the text asks for */
  textPrice?: TextPrice | null | undefined;
};

type TextPrice = {
  phrase: string;
  min: { amount: number } | null;
  max: { amount: number } | null;
};

/** All that is set in a filter, in the order in which it can be set. */
export function filterRestrictions(
  filter: ProductFilter,
  { currency, categoryTitle, textPrice }: Options,
) {
  const { text, categoryIds, conditions, minPrice, maxPrice } = filter;
  const { maxYearsOfUse, location, verifiedSeller } = filter;
  const parts: FilterRestriction[] = [];
  const add = (kind: FilterKind, name: string, remove: ProductFilter) =>
    parts.push({ kind, name, remove });
  if (text) add('text', `“${text}”`, { text: null });
  for (const id of categoryIds ?? []) {
    const others = categoryIds?.filter((other) => other !== id);
    add('category', categoryTitle(id) ?? 'Unknown category', { categoryIds: others });
  }
  for (const condition of conditions ?? []) {
    const others = conditions?.filter((other) => other !== condition);
    add('condition', conditionLabels[condition], { conditions: others });
  }
  if (minPrice != null || maxPrice != null) {
    const names = [minPrice, maxPrice].map((price) =>
      price == null ? null : formatShortMoney(price, currency),
    );
    add('price', rangeName(names), { minPrice: null, maxPrice: null });
  }
  if (text && textPrice) {
    const { phrase, min, max } = textPrice;
    const names = [min, max].map((price) => price && formatShortMoney(price.amount, currency));
    add('price', rangeName(names), { text: withoutPhrase(text, phrase) });
  }
  if (maxYearsOfUse != null) {
    add('yearsOfUse', yearsName(maxYearsOfUse), { maxYearsOfUse: null });
  }
  if (location) add('location', `Near ${location}`, { location: null });
  if (verifiedSeller) add('verifiedSeller', 'Verified sellers', { verifiedSeller: null });
  return parts;
}

function rangeName([min, max]: (string | null)[]): string {
  if (min && max) return `${min} to ${max}`;
  return min ? `From ${min}` : `Up to ${max}`;
}

/** Describes the maximum years of use, in the select and as a chip. */
export const yearsName = (years: number): string =>
  years === 0 ? 'Never used' : `Up to ${years} ${years === 1 ? 'year' : 'years'}`;

/** The filter with or without a condition or category. */
export const toggled = <Value extends Condition | string>(
  values: readonly Value[] | null | undefined,
  value: Value,
): Value[] => {
  const others = (values ?? []).filter((other) => other !== value);
  return values?.includes(value) ? others : [...others, value];
};

const withoutKind: Record<FilterKind, ProductFilter> = {
  text: { text: null },
  category: { categoryIds: null },
  condition: { conditions: null },
  price: { minPrice: null, maxPrice: null },
  yearsOfUse: { maxYearsOfUse: null },
  location: { location: null },
  verifiedSeller: { verifiedSeller: null },
};

/** The change that removes all restrictions of a kind. */
export const removeKind = (kind: FilterKind): ProductFilter => withoutKind[kind];
