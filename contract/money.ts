/** An amount in the currency's minor unit, an integer. */
export type Amount = number;

type Format = { digits: number; text: Intl.NumberFormat; short: Intl.NumberFormat };

const formats = new Map<string, Format>();

/** How a currency (ISO 4217, any case) is written. It is kept: making one costs more than all else about a price. */
function formatOf(currency: string): Format {
  const kept = formats.get(currency);
  if (kept) return kept;
  const style = { style: 'currency', currency } as const;
  const text = new Intl.NumberFormat('en-US', style);
  const short = new Intl.NumberFormat('en-US', { ...style, trailingZeroDisplay: 'stripIfInteger' });
  const format = { text, short, digits: text.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(currency, format);
  return format;
}

/** Minor to major units: 12900 in USD is 129, 12900 in JPY is 12900. REST and forms speak major units. */
export const toMajor = (amount: Amount, currency: string): number =>
  amount / 10 ** formatOf(currency).digits;

/** Major to minor units, rounded to the nearest minor unit. */
export const toMinor = (major: number, currency: string): Amount =>
  Math.round(major * 10 ** formatOf(currency).digits);

/** An amount for people, always with its minor units: `$1,249.00`. Both APIs write it so. */
export const formatMoney = (amount: Amount, currency: string): string =>
  formatOf(currency).text.format(toMajor(amount, currency));

/** An amount for people, a whole one without its minor units: `$120`, but `$119.50`. */
export const formatShortMoney = (amount: Amount, currency: string): string =>
  formatOf(currency).short.format(toMajor(amount, currency));
