import { barbells } from './barbells.ts';
import { bench } from './bench.ts';
import { bike } from './bike.ts';
import { boxing } from './boxing.ts';
import { cables } from './cables.ts';
import { climber } from './climber.ts';
import { dumbbells } from './dumbbells.ts';
import { elliptical } from './elliptical.ts';
import { kettlebells } from './kettlebells.ts';
import type { Drawing } from './look.ts';
import { mats } from './mats.ts';
import { rack } from './rack.ts';
import { rower } from './rower.ts';
import { treadmill } from './treadmill.ts';

/** Ellipticals share a shelf with the machines that climb: builds 0 to 2 and 3 to 5. */
const ellipticalsAndClimbers: Drawing = (look) =>
  look.build % 6 < 3 ? elliptical(look) : climber(look);

/** All drawings, by the kind of equipment. */
export const drawings = {
  treadmill,
  bike,
  rower,
  elliptical: ellipticalsAndClimbers,
  dumbbells,
  kettlebells,
  barbells,
  bench,
  rack,
  cables,
  boxing,
  mats,
} as const satisfies Record<string, Drawing>;
export type DrawingKind = keyof typeof drawings;
