import type { DistanceUnit } from '@fitness-zone/contract/enums.ts';
import type { Coordinates } from '@fitness-zone/contract/places/distance.ts';
import { createContext } from 'react';

/** The place that a list measures distances from; null where it is the visitor's own. */
export const DistanceFrom = createContext<(Coordinates & { unit: DistanceUnit }) | null>(null);
