import type { FoundPlace } from './places.ts';

/** A place of the embedded list, as the collection `places` has it. */
export type StoredPlace = FoundPlace & {
  _id: string;
  /** 0 for postal codes and large towns, 2 for the smallest. */
  tier: number;
  /** The name or postal code as it is compared. */
  key: string;
  /** Words that say where it is: region and country. */
  within: string[];
  population: number;
};
