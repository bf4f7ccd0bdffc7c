const dayMs = 24 * 60 * 60 * 1000;

/** Days an advertisement runs unless its seller ends it earlier. */
export const advertisedForDays = 30;

export const advertisedForMs = advertisedForDays * dayMs;

/** Maximum number of advertisements in a list. */
export const mostAdvertisements = 3;
