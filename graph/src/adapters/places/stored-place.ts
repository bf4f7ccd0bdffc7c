import type { FoundPlace } from './places.ts';

/** A place of the embedded list, as the collection `places` has it, once for each of its names. */
export type StoredPlace = FoundPlace & {
  _id: string;
  /** 0 for postal codes and large towns, 2 for the smallest. */
  tier: number;
  /** The name or postal code as it is compared; for a large town also one of its other names. */
  key: string;
  /** Words that say where it is: region and country. */
  within: string[];
  population: number;
};
