/** An amount in the currency's minor unit, an integer. */
export type Amount = number;

/** The largest amount that the card provider takes. */
export const maxAmount = 99_999_999;
/** The smallest amount that the card provider takes. */
export const minAmount = 50;

type Format = { digits: number; text: Intl.NumberFormat };

const formats = new Map<string, Format>();

/** How a currency is written. It is kept: making one costs more than all else about a price. */
function formatOf(currency: string): Format {
  const kept = formats.get(currency);
  if (kept) return kept;
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const format = { text, digits: text.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(currency, format);
  return format;
}

/** Minor to major units: 12900 in USD is 129, 12900 in JPY is 12900. REST speaks major units. */
export const toMajor = (amount: Amount, currency: string) =>
  amount / 10 ** formatOf(currency).digits;

/** Major to minor units, rounded to the nearest minor unit. */
export const toMinor = (major: number, currency: string): Amount =>
  Math.round(major * 10 ** formatOf(currency).digits);

/** An amount for people, for example `$1,249.00`. */
export const formatMoney = (amount: Amount, currency: string) =>
  formatOf(currency).text.format(toMajor(amount, currency));
