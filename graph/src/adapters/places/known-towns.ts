import type { Coordinates } from '@fitness-zone/contract/places/distance.ts';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';
import { isSameTown, mayHaveTypo, readingsOf } from './read-place-text.ts';
import { readTownNames, type TownNames } from './town-names.ts';

// Large towns by all of their names, for geocoders that answer with one name. Read at first use.

let byKey: Map<string, TownNames[]> | undefined;

function towns(): Map<string, TownNames[]> {
  if (byKey) return byKey;
  byKey = new Map();
  for (const town of readTownNames())
    for (const key of new Set([town.name, ...town.others].map(placeKey)))
      byKey.set(key, [...(byKey.get(key) ?? []), town]);
  return byKey;
}

/** Whether a town at a point has this name, too. */
export const isOtherName = (at: Coordinates, key: string): boolean =>
  (towns().get(key) ?? []).some((town) => isSameTown(town, at));

/** Replaces a name that is one letter wrong by the large town's; null if no town is that close. */
export function correctName(text: string): string | null {
  for (const { key, within } of readingsOf(text).filter(mayHaveTypo)) {
    // The largest town comes first.
    for (const [known, [town]] of towns())
      if (town && editsBetween(known, key, 1) === 1) return [town.name, ...within].join(' ');
  }
  return null;
}
