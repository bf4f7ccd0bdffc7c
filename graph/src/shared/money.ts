/** An amount in the currency's minor unit, an integer. */
export type Amount = number;

/** The largest amount that the card provider takes. */
export const maxAmount = 99_999_999;
/** The smallest amount that the card provider takes. */
export const minAmount = 50;

const fractionDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Minor to major units: 12900 in USD is 129, 12900 in JPY is 12900. REST speaks major units. */
export const toMajor = (amount: Amount, currency: string) =>
  amount / 10 ** fractionDigits(currency);

/** Major to minor units, rounded to the nearest minor unit. */
export const toMinor = (major: number, currency: string): Amount =>
  Math.round(major * 10 ** fractionDigits(currency));

/** An amount for people, for example `$1,249.00`. */
export const formatMoney = (amount: Amount, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(toMajor(amount, currency));
