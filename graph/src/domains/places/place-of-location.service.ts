import type { Shop } from '../../context/shop.ts';
import type { PlaceInput } from '../../generated/graphql.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { type PlaceRecord, placeRecord } from './place.model.ts';

/** The place of a location. `placeSought`: it still has to be looked up. */
export type LocatedPlace = { place: PlaceRecord | null; placeSought?: true };

/** The place chosen for a location, otherwise the only one that its text can mean. */
export async function placeOfLocation(
  { places, log }: Pick<Shop, 'places' | 'log'>,
  location: string,
  chosen: PlaceInput | null | undefined,
): Promise<LocatedPlace> {
  if (chosen) return { place: placeRecord(chosen) };
  try {
    const found = await places.match(location);
    return { place: found && placeRecord(found) };
  } catch (err) {
    if (!(err instanceof Refusal)) throw err;
    if (err.isExpected) log.info(`a place is looked up later: ${err.message}`);
    else log.warn({ err }, 'places cannot be looked up now');
    return { place: null, placeSought: true };
  }
}
