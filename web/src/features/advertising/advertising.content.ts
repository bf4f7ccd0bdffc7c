import { advertisedForDays } from '@fitness-zone/contract/catalog/advertising.ts';

/** Shown to sellers before they advertise a product. */
export const whatAdvertisingDoes = `For ${advertisedForDays} days, it appears on the home page and at the top of matching lists, labelled “Ad”. It’s free, and you can end it at any time.`;

/** Explains the “Ad” label to buyers. */
export const whoAdvertises = `Advertised by its seller. Advertising is free and lasts ${advertisedForDays} days. It doesn’t change the order of the list.`;
