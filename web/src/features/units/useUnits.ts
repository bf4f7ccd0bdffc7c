import { enumValues, type Units } from '@fitness-zone/contract/enums.ts';
import { unitsOf } from '@fitness-zone/contract/units/units.ts';
import { useReaderUnitsQuery } from '../../generated/units.ts';
import { graphql } from '../../lib/graphql.ts';
import { useHydrated } from '../../lib/rendered/useHydrated.ts';
import { useMyPlace } from '../places/myPlace.ts';

graphql(`
  query ReaderUnits {
    me {
      units
    }
  }
`);

/** The units that the signed-in account chose; null without a choice. */
export function useChosenUnits() {
  // The root query, which every page sends, fetches them.
  const { data } = useReaderUnitsQuery({
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  return data?.me?.units ?? null;
}

/** The locale of server-rendered pages; the browser corrects it. */
const renderedLocale = 'en-US';

/** The reader's chosen units, otherwise those of their place or their browser's region. */
export function useUnits(): Units {
  const chosen = useChosenUnits();
  const place = useMyPlace();
  const isHydrated = useHydrated();
  return unitsOf({
    chosen: chosen && enumValues.Units[chosen],
    country: place?.country,
    locale: isHydrated ? navigator.language : renderedLocale,
  });
}
