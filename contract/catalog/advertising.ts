const dayMs = 24 * 60 * 60 * 1000;

/** How many days a product is advertised, unless its seller ends it before. */
export const advertisedForDays = 30;

/** The same in milliseconds. */
export const advertisedForMs = advertisedForDays * dayMs;

/** How many advertisements a list shows at most. */
export const mostAdvertisements = 3;
