import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type {
  ProductConditions,
  SearchResult,
  TitledCategory,
} from '../../../search/search-engine.ts';
import type { Understood } from '../../../search/text/read-query.ts';

type Chosen<Category> = TitledCategory & { record: Category };

/** The attributes to count: those of the list's category; none without one. */
export function countedOf<Category extends Parameters<typeof attributesOf>[0]>(
  categories: readonly Chosen<Category>[],
  { categoryIds }: Pick<ProductConditions, 'categoryIds'>,
): AttributeName[] {
  const chosen = new Set(categoryIds ?? []);
  const category = categories.find(({ id }) => chosen.has(id))?.record;
  if (!category || chosen.size !== 1) return [];
  return attributesOf(category).filter((name) => attributes[name].filters);
}

/** @param categories in the order of facets with equal counts */
export function shownFacets<Category>(
  { facets }: Pick<SearchResult, 'facets'>,
  categories: readonly Chosen<Category>[],
) {
  const { byCategory, byCondition, towns, verifiedSellerCount, priceRange } = facets;
  return {
    categories: categories
      .map(({ id, record }) => ({ category: record, count: byCategory.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
    conditions: Object.values(enumValues.Condition).map((condition) => ({
      condition,
      count: byCondition.get(condition) ?? 0,
    })),
    towns: [...towns],
    attributes: facets.attributes.map(({ values, ...counts }) => {
      const { label, type, unit } = attributes[counts.name];
      return { ...counts, label, type, unit, values: [...values] };
    }),
    attributeFilters: facets.attributeFilters.map((one) => ({
      ...one,
      label: attributes[one.name].label,
    })),
    verifiedSellerCount,
    priceRange,
  };
}

/** The price that a text asks for; null if it names none. */
export function shownPrice({ textPrice }: Pick<ProductConditions, 'textPrice'>) {
  if (!textPrice) return null;
  const { phrase, min, max } = textPrice;
  return { phrase, min: min || null, max: Number.isFinite(max) ? max : null };
}

/** The label and unit that people read for a fact. */
const factLabel = (name: NonNullable<Understood['name']>) => {
  if (name === 'condition') return { label: 'Condition', unit: null };
  if (name === 'years') return { label: 'Years of use', unit: null };
  const { label, unit } = attributes[name];
  return { label, unit };
};

export const shownUnderstood = ({ phrase, name, min, max }: Understood) => ({
  phrase,
  ...(name === null ? { label: null, unit: null } : factLabel(name)),
  min,
  max,
});
