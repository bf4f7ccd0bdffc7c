import { useOwnPlaceQuery } from '../../generated/places.ts';
import { graphql } from '../../lib/graphql.ts';
import { type ChosenPlace, chosenPlace } from './place.ts';

graphql(`
  query OwnPlace {
    me {
      id
      place {
        ...Place_parts
      }
    }
  }
`);

/** The signed-in account's own place; null without one. */
export function useOwnPlace(): ChosenPlace | null {
  const place = useOwnPlaceQuery().data?.me?.place;
  return place ? chosenPlace(place) : null;
}
