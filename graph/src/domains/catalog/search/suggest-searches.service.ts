import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../../context/context.ts';
import type { QuerySearchSuggestionsArgs } from '../../../generated/graphql.ts';
import { hasTerms, startTerms, toIndexWords } from '../../../search/text/terms.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { browseCategories } from '../categories/category.service.ts';
import type { CategoryRecord } from '../category.model.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

/**
 * Completes a text that is being typed: categories, and names of products for sale.
 * @throws Refusal `invalid` with the argument at fault
 */
export async function suggestSearches(
  context: Context,
  given: Unchecked<QuerySearchSuggestionsArgs> & { first: number },
): Promise<{ categories: CategoryRecord[]; productNames: string[] }> {
  const { text } = validInput('QuerySearchSuggestionsArgs', given);
  const terms = startTerms(text);
  if (terms.length === 0) return { categories: [], productNames: [] };
  const categories = await browseCategories(context);
  return {
    categories: categories
      .filter(({ title }) => hasTerms(toIndexWords(title), terms))
      .sort((one, other) => (one.title < other.title ? -1 : 1))
      .slice(0, given.first),
    productNames: await whileSearchIsDown(
      context,
      context.searches.suggest(text, given.first),
      () => [],
    ),
  };
}
