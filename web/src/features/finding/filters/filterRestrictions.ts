import type { AttributeUnit } from '@fitness-zone/contract/catalog/attributes.ts';
import type { Units } from '@fitness-zone/contract/enums.ts';
import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import { boundText, unitsTyped } from '@fitness-zone/contract/units/units.ts';
import type { Condition, NearInput, ProductFilter } from '../../../generated/graphql.ts';
import { countText } from '../../../lib/countText.ts';
import { areaText, type SearchedPlace } from '../../places/searchedPlace.ts';
import { conditionLabels } from '../../product/condition/condition.ts';
import { changedFacts, factConditions, rangeTexts } from './factFilters.ts';
import { withoutPhrase } from './withoutPhrase.ts';

export type FilterKind =
  | 'text'
  | 'category'
  | 'condition'
  | 'price'
  | 'yearsOfUse'
  | 'near'
  | 'town'
  | 'fact'
  | 'verifiedSeller';

/** One active restriction of a filter. */
export type FilterRestriction = {
  kind: FilterKind;
  name: string;
  /** the part of the text that states it */
  phrase?: string;
  /** the change to the filter that removes it */
  remove: (now: ProductFilter) => ProductFilter;
};

type Options = {
  /** ISO 4217 */
  currency: string;
  units: Units;
  categoryTitle: (id: string) => string | undefined;
  /** the price in the text */
  textPrice?: TextPrice | null | undefined;
  /** the facts in the text, and its exclusions */
  understood?: readonly UnderstoodPart[] | undefined;
  /** the list's place, as it was looked up */
  near?: SearchedPlace | null | undefined;
};

type TextPrice = {
  phrase: string;
  min: { amount: number } | null;
  max: { amount: number } | null;
};

type UnderstoodPart = {
  phrase: string;
  label: string | null;
  unit: string | null;
  min: number | null;
  max: number | null;
};

/** All active restrictions of a filter, in the order of the fields. */
export function filterRestrictions(
  filter: ProductFilter,
  { currency, units, categoryTitle, textPrice, understood = [], near: found }: Options,
) {
  const { text, categoryIds, conditions, maxYearsOfUse, towns, verifiedSeller } = filter;
  const parts: FilterRestriction[] = [];
  const add = (kind: FilterKind, name: string, remove: FilterRestriction['remove']) =>
    parts.push({ kind, name, remove });
  if (text) add('text', `“${text}”`, () => withoutKind.text);
  for (const id of categoryIds ?? []) {
    add('category', categoryTitle(id) ?? 'Unknown category', ({ categoryIds: now }) =>
      inCategories(now?.filter((other) => other !== id)),
    );
  }
  for (const condition of conditions ?? []) {
    add('condition', conditionLabels[condition], ({ conditions: now }) => ({
      conditions: now?.filter((other) => other !== condition),
    }));
  }
  parts.push(...priceRestrictions(filter, text ? textPrice : null, currency));
  for (const part of text ? understood : []) {
    parts.push(ofPhrase('fact', understoodName(part, units), part.phrase));
  }
  if (maxYearsOfUse != null) {
    add('yearsOfUse', yearsName(maxYearsOfUse), () => withoutKind.yearsOfUse);
  }
  parts.push(...nearRestrictions(filter, found));
  for (const town of towns ?? []) {
    add('town', town, ({ towns: now }) => ({ towns: now?.filter((other) => other !== town) }));
  }
  for (const { name, text: stated, without: left } of factConditions(filter.attributes, units)) {
    add('fact', stated, ({ attributes: now }) => ({ attributes: changedFacts(now, name, left) }));
  }
  if (verifiedSeller) add('verifiedSeller', 'Verified sellers', () => withoutKind.verifiedSeller);
  return parts;
}

/** A restriction that the text states. */
const ofPhrase = (kind: FilterKind, name: string, phrase: string): FilterRestriction => ({
  kind,
  name,
  phrase,
  remove: ({ text: now }) => ({ text: without(now, phrase) }),
});

function priceRestrictions(
  { minPrice, maxPrice }: ProductFilter,
  inText: TextPrice | null | undefined,
  currency: string,
): FilterRestriction[] {
  const name = (ends: (number | null | undefined)[]) =>
    rangeName(ends.map((end) => (end == null ? null : formatShortMoney(end, currency))));
  const parts: FilterRestriction[] = [];
  if (minPrice != null || maxPrice != null)
    parts.push({
      kind: 'price',
      name: name([minPrice, maxPrice]),
      remove: () => withoutKind.price,
    });
  if (inText) {
    const { phrase, min, max } = inText;
    parts.push(ofPhrase('price', name([min?.amount, max?.amount]), phrase));
  }
  return parts;
}

/** The filter's place, or the one that the text names. */
function nearRestrictions(
  { text, near }: ProductFilter,
  found: SearchedPlace | null | undefined,
): FilterRestriction[] {
  if (near) {
    const name = areaText(shownArea(near, found));
    return [{ kind: 'near', name, remove: () => withoutKind.near }];
  }
  if (!text || !found?.phrase) return [];
  return [ofPhrase('near', areaText(shownArea(found, found)), found.phrase)];
}

/** The text without a phrase; unchanged if the text has changed meanwhile. */
const without = (text: string | null | undefined, phrase: string) =>
  text?.toLowerCase().includes(phrase) ? withoutPhrase(text, phrase) : text;

/** A part of a text as it was understood: `Maximum load: from 300 lb`, `Not adjustable`, in the units of the text. */
function understoodName({ phrase, label, unit, min, max }: UnderstoodPart, reader: Units): string {
  if (label === null) return phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const units = unitsTyped(phrase) ?? reader;
  const [text] = rangeTexts(
    [min, max].map((end) => (end === null ? null : boundText(end, unit as AttributeUnit, units))),
  );
  return `${label}: ${text}`;
}

/** The area of a filter; its place's name is known after the look-up. */
const shownArea = (
  { within, ...near }: Omit<NearInput, 'place'> & { place?: string },
  found: SearchedPlace | null | undefined,
) => ({
  text: found?.text ?? near.place ?? '',
  within: within ?? null,
  unit: found?.unit ?? near.unit ?? 'MI',
});

/** The change to other categories, which drops the facts. */
export const inCategories = (categoryIds: string[] | null | undefined): ProductFilter => ({
  categoryIds,
  attributes: null,
});

function rangeName([min, max]: (string | null)[]): string {
  if (min && max) return `${min} to ${max}`;
  return min ? `From ${min}` : `Up to ${max}`;
}

/** Describes the maximum years of use, in the select and as a chip. */
export const yearsName = (years: number): string =>
  years === 0 ? 'Never used' : `Up to ${countText(years, 'year')}`;

/** A list of conditions or categories with one of them added or removed. */
export const toggled = <Value extends Condition | string>(
  values: readonly Value[] | null | undefined,
  value: Value,
): Value[] => {
  const others = (values ?? []).filter((other) => other !== value);
  return values?.includes(value) ? others : [...others, value];
};

/** The changes that remove everything of a kind. */
export const withoutKind: Record<FilterKind, ProductFilter> = {
  text: { text: null },
  category: inCategories(null),
  condition: { conditions: null },
  price: { minPrice: null, maxPrice: null },
  yearsOfUse: { maxYearsOfUse: null },
  near: { near: null },
  town: { towns: null },
  fact: { attributes: null },
  verifiedSeller: { verifiedSeller: null },
};
