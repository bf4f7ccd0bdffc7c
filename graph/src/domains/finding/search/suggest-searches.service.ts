import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { FoundPlace } from '../../../adapters/places/places.ts';
import type { Context } from '../../../context/context.ts';
import type { ProductFilter, QuerySearchSuggestionsArgs } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { CategoryRecord } from '../../categories/category.model.ts';
import { browseCategories } from '../../categories/category.service.ts';
import { findPlaces } from '../../places/find-places.service.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { SearchResults } from './search-results.queries.ts';
import { type Suggestions, suggestionsFor } from './suggestions.rules.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

/** Completes a text while it is typed. Without the search, it leaves out the suggestions that need it. */
export async function suggestSearches(
  context: Context,
  given: Unchecked<QuerySearchSuggestionsArgs> & { first: number },
): Promise<Suggestions<CategoryRecord, ProductRecord>> {
  const { text } = validInput('QuerySearchSuggestionsArgs', given);
  const known = {
    categories: () => browseCategories(context),
    names: (begun: string, first: number) =>
      whileSearchIsDown(context, context.searches.suggest(begun, first), () => []),
    matches: (filter: ProductFilter, first: number) => matches(context, filter, first),
    places: (begun: string, first: number) => places(context, begun, first),
  };
  return suggestionsFor(known, text, given.first);
}

async function matches(
  context: Context,
  filter: ProductFilter,
  first: number,
): Promise<ProductRecord[]> {
  const results = await SearchResults.open(context, filter, 'RELEVANCE');
  return whileSearchIsDown(context, results.matches(first), () => []);
}

/** Empty while places can't be looked up. */
async function places(context: Context, text: string, first: number): Promise<FoundPlace[]> {
  try {
    return await findPlaces(context, { text, first });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.cache.dontKeep({ isPersonal: error.code === 'too-many-requests' });
    return [];
  }
}
