import type { DistanceUnit } from '@fitness-zone/contract/enums.ts';
import type { Coordinates } from '@fitness-zone/contract/places/distance.ts';
import { createContext } from 'react';

/** The origin of a list's distances; null for the visitor's own place. */
export const DistanceFrom = createContext<(Coordinates & { unit: DistanceUnit }) | null>(null);
