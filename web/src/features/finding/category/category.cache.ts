import type { ApolloCache, Reference } from '@apollo/client';
import { compareCategories } from '@fitness-zone/contract/catalog/category-order.ts';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { Category_TitledFragmentDoc } from '../../../generated/finding.ts';
import type { Category_TitledFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';

/** Adds a category to the list of all categories, in order. Can run twice. */
export function addToCategories(cache: ApolloCache, id: string): void {
  const category = refTo('Category', id);
  cache.modify<{ categories: readonly Reference[] }>({
    fields: {
      categories(value, { readField }) {
        const categories = value as readonly Reference[];
        const others = categories.filter((other) => other.__ref !== category.__ref);
        const placed = (record: Reference) => ({
          title: readField<string>('title', record) ?? '',
          position: readField<number>('position', record),
        });
        return [...others, category].toSorted((one, other) =>
          compareCategories(placed(one), placed(other)),
        );
      },
    },
  });
}

graphql(`
  fragment Category_titled on Category {
    title
  }
`);

/**
 * Whether the title differs from the cached one. Searches also match it, so they must be refetched then
 * (`expireSearches`).
 */
export function isRenamed(cache: ApolloCache, { id, title }: Category_TitledFragment): boolean {
  const from = refTo('Category', id);
  const known = cache.readFragment({ fragment: Category_TitledFragmentDoc, from });
  return known !== null && known.title !== title;
}
