import type { Context } from '../../../context/context.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { lookUpPlace } from '../../places/look-up-place.service.ts';
import { placeOfSearch, type SearchedPlace } from './searched-place.rules.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

/** The place that a filter names, otherwise the one in its text. */
export const searchedPlace = (
  context: Context,
  filter: Pick<ProductFilter, 'near' | 'text'>,
): Promise<SearchedPlace | null> =>
  placeOfSearch(
    {
      lookUp: (text, guess) => lookUp(context, text, guess),
      mentions: (words) => whileSearchIsDown(context, context.searches.mentions(words), () => true),
    },
    filter,
  );

async function lookUp(...asked: Parameters<typeof lookUpPlace>) {
  const [{ cache }] = asked;
  try {
    return await lookUpPlace(...asked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isPersonal = error.code === 'too-many-requests';
    if (!isPersonal && error.code !== 'unavailable') throw error;
    cache.dontKeep({ isPersonal });
    return 'unavailable' as const;
  }
}
