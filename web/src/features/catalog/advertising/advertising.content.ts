import { advertisedForDays } from '@fitness-zone/contract/catalog/advertising.ts';

/** What a seller gets to know before advertising a product. */
export const whatAdvertisingDoes = `It is shown on the home page and above matching lists in which it comes later, labelled “Ad”, for ${advertisedForDays} days. This is free, and you can end it at any time.`;

/** What a buyer gets to know of who advertises. */
export const whoAdvertises = `Advertised by its seller. Sellers advertise free, for ${advertisedForDays} days at a time. It does not change the order of the list.`;
