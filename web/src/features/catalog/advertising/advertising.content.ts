import { advertisedForDays } from '@fitness-zone/contract/catalog/advertising.ts';

/** What a seller gets to know before advertising a product. */
export const whatAdvertisingDoes = `For ${advertisedForDays} days, it appears on the home page and at the top of matching lists, labelled “Ad”. It’s free, and you can end it at any time.`;

/** What a buyer gets to know of who advertises. */
export const whoAdvertises = `Advertised by its seller. Advertising is free and lasts ${advertisedForDays} days. It doesn’t change the order of the list.`;
