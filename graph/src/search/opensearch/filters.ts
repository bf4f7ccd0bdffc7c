import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { Area, AttributeCondition, ProductConditions } from '../search-engine.ts';
import type { FactTest } from '../text/fact-parts.ts';
import { type StartTerm, startTerms } from '../text/terms.ts';
import { thousandths } from './index-mapping.ts';
import type { Query } from './query.ts';

/** The facets. Each counts without its own filter. */
export type Facet =
  | 'category'
  | 'condition'
  | 'price'
  | 'seller'
  | 'town'
  | `attribute ${AttributeName}`;

export type Filters = {
  /** Applies to the list and all facets. */
  always: Query[];
  byFacet: ReadonlyMap<Facet, Query>;
};

export function filtersOf(conditions: ProductConditions): Filters {
  const { minPrice, maxPrice, maxYearsOfUse, near, location, advertised } = conditions;
  const { categoryIds, conditions: states, towns, attributes, verifiedSeller } = conditions;
  const byFacet = new Map<Facet, Query>();
  if (categoryIds) byFacet.set('category', { terms: { categoryId: [...categoryIds] } });
  if (states) byFacet.set('condition', { terms: { condition: [...states] } });
  if (minPrice != null || maxPrice != null) {
    byFacet.set('price', priceBetween(minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY));
  }
  if (verifiedSeller) byFacet.set('seller', { term: { isSellerVerified: true } });
  if (towns) byFacet.set('town', { terms: { town: [...towns] } });
  for (const one of attributes ?? []) byFacet.set(`attribute ${one.name}`, attributeQuery(one));
  return {
    always: [
      ...(maxYearsOfUse == null ? [] : [{ range: { years: { lte: maxYearsOfUse } } }]),
      ...(advertised == null ? [] : [{ term: { advertisement: advertised } }]),
      ...(near ? [withinArea(near)] : []),
      ...(location?.trim() ? [startsIn('location', startTerms(location))] : []),
    ],
    byFacet,
  };
}

export const allBut = ({ byFacet }: Filters, own: Facet | null): Query => ({
  bool: { filter: [...byFacet].flatMap(([facet, query]) => (facet === own ? [] : [query])) },
});

/** Matches products that miss at most one facet's filter. */
export const missingOne = ({ byFacet }: Filters): Query =>
  byFacet.size > 1
    ? { bool: { should: [...byFacet.values()], minimum_should_match: byFacet.size - 1 } }
    : { match_all: {} };

export const priceBetween = (min: number, max: number): Query => ({
  range: { resalePrice: { gte: min, ...(Number.isFinite(max) && { lte: max }) } },
});

/** Half the way around the earth. */
const mostKm = 20_000;

/** Matches products in a radius; without one, all. */
export function withinArea({ latitude, longitude, withinKm }: Area): Query {
  if (withinKm === null) return { match_all: {} };
  if (withinKm > mostKm) return { exists: { field: 'at' } };
  return { geo_distance: { distance: `${withinKm}km`, at: { lat: latitude, lon: longitude } } };
}

/** Matches products with the words of a text, or words that begin with them, in a field. */
export const startsIn = (field: string, terms: readonly StartTerm[]): Query =>
  terms.length === 0
    ? { match_none: {} }
    : {
        bool: {
          filter: terms.map((anyOf) => ({
            bool: {
              should: anyOf.map((all) => ({
                bool: { filter: all.map((start) => ({ prefix: { [field]: start } })) },
              })),
            },
          })),
        },
      };

export function factQuery({ orUnstated, ...fact }: FactTest): Query {
  const { name, min, max, is, values } = fact;
  if (name === 'years')
    return {
      range: {
        years: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) },
      },
    };
  if (name === 'condition') {
    const wanted = Object.values(enumValues.Condition).filter((one) => values?.includes(fold(one)));
    return { terms: { condition: wanted } };
  }
  const isStated = { exists: { field: fieldOf(name) } };
  const hasCondition = min !== undefined || max !== undefined || is !== undefined || values;
  const unstated = { bool: { must_not: [isStated] } };
  if (!hasCondition) return unstated;
  const asked = attributeQuery({ ...fact, name });
  return orUnstated ? { bool: { should: [unstated, asked], minimum_should_match: 1 } } : asked;
}

/** The field that a product has which states an attribute. */
const fieldOf = (name: AttributeName): string => {
  const { type } = attributes[name];
  const isText = type === 'choice' || type === 'text';
  return `attributes.${name}${isText ? '.folded' : ''}`;
};

function attributeQuery({ name, min, max, is, values }: AttributeCondition): Query {
  const field = `attributes.${name}`;
  if (values) return { terms: { [`${field}.folded`]: values.map(fold) } };
  if (is != null) return { term: { [field]: is } };
  // Converted bounds may be off by the rounding of a division.
  return {
    range: {
      [field]: {
        ...(min != null && { gte: Math.ceil(min * thousandths - 0.001) }),
        ...(max != null && { lte: Math.floor(max * thousandths + 0.001) }),
      },
    },
  };
}
