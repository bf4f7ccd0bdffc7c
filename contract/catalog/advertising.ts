import { dayMs } from '../time/days.ts';

/** Days an advertisement runs unless its seller ends it earlier. */
export const advertisedForDays = 30;

export const advertisedForMs = advertisedForDays * dayMs;

/** Maximum number of advertisements in a list. */
export const mostAdvertisements = 3;
