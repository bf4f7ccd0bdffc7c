/**
 * An amount in the currency's minor unit as the card provider counts it, an integer. Stripe's rules
 * (docs.stripe.com/currencies) differ from `Intl`'s, which omits unused cents. `schema.graphql` (`AddProductInput`) has
 * the bounds of prices.
 */
export type Amount = number;

/** An amount with its currency (ISO 4217, any case). */
export type Price = { amount: Amount; currency: string };

/** An amount of the API; a number is in the shop's currency. */
export type MoneySource = Amount | Price;

/** An amount of the API with its currency. */
export const priceOf = (source: MoneySource, shopCurrency: string): Price =>
  typeof source === 'number' ? { amount: source, currency: shopCurrency } : source;

/** Currencies without a minor unit. */
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** Currencies with a thousand minor units, charged in tens. */
const threeDecimal = 'BHD JOD KWD OMR TND'.split(' ');
/** Currencies with a hundred minor units, charged in hundreds. */
const wholeUnits = ['ISK', 'UGX'];

/** `digits`: of the minor unit; `step`: amounts are its multiples; `shown`: digits that people see. */
function unitsOf(code: string): { digits: number; step: Amount; shown: number } {
  if (zeroDecimal.includes(code)) return { digits: 0, step: 1, shown: 0 };
  if (threeDecimal.includes(code)) return { digits: 3, step: 10, shown: 3 };
  if (wholeUnits.includes(code)) return { digits: 2, step: 100, shown: 0 };
  return { digits: 2, step: 1, shown: 2 };
}

type Format = {
  digits: number;
  step: Amount;
  text: Intl.NumberFormat;
  short: Intl.NumberFormat;
  /** Recently formatted amounts: formatting costs more than the rest of a list. */
  texts: Map<Amount, string>;
};

const mostTexts = 1_000;

const formats = new Map<string, Format>();

/** Cached formatter for a currency (ISO 4217, any case): creating one costs more than the rest of a price. */
function formatOf(currency: string): Format {
  const code = currency.toUpperCase();
  const kept = formats.get(code);
  if (kept) return kept;
  const { digits, step, shown } = unitsOf(code);
  const style = {
    ...({ style: 'currency', currency: code } as const),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  };
  const text = new Intl.NumberFormat('en-US', style);
  const short = new Intl.NumberFormat('en-US', { ...style, trailingZeroDisplay: 'stripIfInteger' });
  const format = { text, short, digits, step, texts: new Map() };
  formats.set(code, format);
  return format;
}

/** Minor to major units: 12900 in USD is 129, 12900 in JPY is 12900. REST and forms use major units. */
export const toMajor = (amount: Amount, currency: string): number =>
  amount / 10 ** formatOf(currency).digits;

/** Major to minor units, rounded to the nearest amount that can be charged. */
export function toMinor(major: number, currency: string): Amount {
  const { digits, step } = formatOf(currency);
  return Math.round((major * 10 ** digits) / step) * step;
}

/** Major to minor units without rounding: 50.005 in USD is 5000.5, which input bounds refuse. */
export function toExactMinor(major: number, currency: string): number {
  const amount = toMinor(major, currency);
  // 129.99 * 100 is 12998.999999999998.
  return toMajor(amount, currency) === major ? amount : major * 10 ** formatOf(currency).digits;
}

/** The least difference between two amounts that can be charged: 1, or 10 in KWD, or 100 in ISK. */
export const stepOf = (currency: string): Amount => formatOf(currency).step;

/** An amount for people, always with its minor units: `$1,249.00`, as in both APIs. */
export function formatMoney(amount: Amount, currency: string): string {
  const { text, texts } = formatOf(currency);
  const known = texts.get(amount);
  if (known !== undefined) return known;
  if (texts.size >= mostTexts) texts.clear();
  const written = text.format(toMajor(amount, currency));
  texts.set(amount, written);
  return written;
}

/** An amount for people, without zero minor units: `$120`, but `$119.50`. */
export const formatShortMoney = (amount: Amount, currency: string): string =>
  formatOf(currency).short.format(toMajor(amount, currency));
