import type { ProductFilter } from '../../../generated/graphql.ts';
import type { FilterKind, FilterRestriction } from './filterRestrictions.ts';

/** The chips in order. Restrictions from a search's text have no fields, nor has a category in its own list. */
export const chipTitles = {
  text: 'Search',
  category: 'Category',
  price: 'Price',
  condition: 'Condition',
  near: 'Near',
  details: 'Details',
  more: 'More',
} as const;

export type ChipName = keyof typeof chipTitles;

const chipOf: Record<FilterKind, ChipName> = {
  text: 'text',
  category: 'category',
  price: 'price',
  condition: 'condition',
  near: 'near',
  town: 'near',
  fact: 'details',
  yearsOfUse: 'more',
  verifiedSeller: 'more',
};

/** The restrictions that belong to a chip. */
export const restrictionsOf = (chip: ChipName, parts: readonly FilterRestriction[]) =>
  parts.filter(({ kind }) => chipOf[kind] === chip);

/** The change to a filter that removes several of its restrictions. */
export const removing =
  (parts: readonly FilterRestriction[]) =>
  (filter: ProductFilter): ProductFilter => {
    const left = { ...filter };
    for (const { remove } of parts) Object.assign(left, remove(left));
    return left;
  };
