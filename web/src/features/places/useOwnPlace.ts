import { useOwnPlaceQuery } from '../../generated/places.ts';
import { graphql } from '../../lib/graphql.ts';
import { type ChosenPlace, chosenPlace } from './place.ts';

graphql(`
  query OwnPlace {
    me {
      place {
        ...Place_parts
      }
    }
  }
`);

/** The signed-in account's own place; null without one. */
export function useOwnPlace(): ChosenPlace | null {
  // The root query, which every page sends, fetches it.
  const { data } = useOwnPlaceQuery({
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const place = data?.me?.place;
  return place ? chosenPlace(place) : null;
}
