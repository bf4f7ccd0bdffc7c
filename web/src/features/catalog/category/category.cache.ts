import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../../apollo/connections.ts';
import { graphql } from '../../../lib/graphql.ts';
import type { AddCategoryMutationOptions } from './category.cache.generated.ts';

graphql(`
  mutation AddCategory($input: AddCategoryInput!) {
    addCategory(input: $input) {
      success
      message
      code
      field
      alreadyDone
      category {
        id
        ...Category_record
      }
    }
  }
`);

/** Adds a category. */
export const addCategoryOptions: AddCategoryMutationOptions = {
  update: (cache, { data }) => addCategoryToList(cache, data?.addCategory.category?.id),
};

/** Makes the list of all categories hold a category, at its place by title. May run twice. */
export function addCategoryToList(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const category = refTo('Category', id);
  cache.modify<{ categories: readonly Reference[] }>({
    fields: {
      categories(value, { readField }) {
        const categories = value as readonly Reference[];
        const title = (record: Reference) => readField<string>('title', record) ?? '';
        const others = categories.filter((other) => other.__ref !== category.__ref);
        const index = others.findIndex((other) => title(other) > title(category));
        return others.toSpliced(index === -1 ? others.length : index, 0, category);
      },
    },
  });
}
