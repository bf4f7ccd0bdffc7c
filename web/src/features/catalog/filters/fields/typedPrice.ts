import { ProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { amountExamples, readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { type Amount, formatShortMoney } from '@fitness-zone/contract/payments/money.ts';

function readBound(text: string, currency: string): { amount: Amount | null; error?: string } {
  if (text.trim() === '') return { amount: null };
  const amount = readAmount(text, currency);
  const { min, max } = bounds.maxPrice;
  if (amount === null || amount < min) {
    return { amount: null, error: `Enter a price such as ${amountExamples(currency)}.` };
  }
  if (amount <= max) return { amount };
  return { amount: null, error: `Enter at most ${formatShortMoney(max, currency)}.` };
}

/** The content of two price fields. */
export type PriceRange = {
  minPrice: Amount | null;
  maxPrice: Amount | null;
  /** the error, and the field it belongs to */
  error?: string;
  wrong?: 'from' | 'to';
};

/**
 * Reads the lowest and the highest price as people type them.
 * @param currency ISO 4217, in major units of which they were typed
 */
export function readPriceRange(from: string, to: string, currency: string): PriceRange {
  const [min, max] = [readBound(from, currency), readBound(to, currency)];
  const range = { minPrice: min.amount, maxPrice: max.amount };
  if (min.error) return { ...range, error: min.error, wrong: 'from' };
  if (max.error) return { ...range, error: max.error, wrong: 'to' };
  if (min.amount !== null && max.amount !== null && min.amount > max.amount) {
    return { ...range, error: 'The highest price is below the lowest.', wrong: 'to' };
  }
  return range;
}
