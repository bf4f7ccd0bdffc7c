import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../../context/context.ts';
import type { QuerySearchSuggestionsArgs } from '../../../generated/graphql.ts';
import { suggest } from '../../../search/query/suggest.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { CategoryRecord } from '../category.model.ts';
import { titledCategories } from './searched-list.ts';

/**
 * What a text that is being typed may become: categories, and names of products for sale.
 * @throws Refusal `invalid` with the argument at fault
 */
export async function suggestSearches(
  context: Context,
  given: Unchecked<QuerySearchSuggestionsArgs> & { first: number },
): Promise<{ categories: CategoryRecord[]; productNames: string[] }> {
  const { text } = validInput('QuerySearchSuggestionsArgs', given);
  const categories = await titledCategories(context);
  const found = suggest(await context.searchIndex(), categories, text, given.first);
  return {
    categories: found.categories.map(({ record }) => record),
    productNames: found.productNames,
  };
}
