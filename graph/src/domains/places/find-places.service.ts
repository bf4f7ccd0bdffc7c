import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { FoundPlace } from '../../adapters/places/places.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { QueryPlacesArgs } from '../../generated/graphql.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';

/**
 * Places that an unfinished text may mean.
 * @throws Refusal `too-many-requests`, `unavailable` while the geocoder doesn't answer
 */
export async function findPlaces(
  context: Context,
  given: Unchecked<QueryPlacesArgs> & { first: number },
): Promise<FoundPlace[]> {
  const { text } = validInput('QueryPlacesArgs', given);
  await limit(context, 'places');
  return context.places.suggest(text, given.first);
}
