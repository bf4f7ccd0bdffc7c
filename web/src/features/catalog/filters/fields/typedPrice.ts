import { ProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import {
  type Amount,
  formatShortMoney,
  toMajor,
  toMinor,
} from '@fitness-zone/contract/payments/money.ts';

/** Commas between thousands; a comma anywhere else stands before the minor units. */
const thousands = /^\d{1,3}(,\d{3})+(\.|$)/;

/** A price as people type it, with or without a currency sign, spaces and commas; null where there is none. */
function readPrice(text: string, currency: string): { amount: Amount | null; error?: string } {
  const plain = text.replace(/[\s\p{Sc}]/gu, '');
  if (plain === '') return { amount: null };
  const number = thousands.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(number)) {
    return { amount: null, error: 'Enter a price, such as 250.' };
  }
  const amount = toMinor(Number(number), currency);
  const { max } = bounds.maxPrice;
  if (amount <= max) return { amount };
  return { amount: null, error: `Enter at most ${formatShortMoney(max, currency)}.` };
}

/** What two fields for prices hold. */
export type PriceRange = {
  minPrice: Amount | null;
  maxPrice: Amount | null;
  /** what is wrong, and with which of the two */
  error?: string;
  wrong?: 'from' | 'to';
};

/**
 * Reads the lowest and the highest price as people type them.
 * @param currency ISO 4217, in major units of which they were typed
 */
export function readPriceRange(from: string, to: string, currency: string): PriceRange {
  const [min, max] = [readPrice(from, currency), readPrice(to, currency)];
  const range = { minPrice: min.amount, maxPrice: max.amount };
  if (min.error) return { ...range, error: min.error, wrong: 'from' };
  if (max.error) return { ...range, error: max.error, wrong: 'to' };
  if (min.amount !== null && max.amount !== null && min.amount > max.amount) {
    return { ...range, error: 'The highest price is below the lowest.', wrong: 'to' };
  }
  return range;
}

/** A price as its field shows it. */
export const writePrice = (amount: Amount | null | undefined, currency: string): string =>
  amount == null ? '' : String(toMajor(amount, currency));
