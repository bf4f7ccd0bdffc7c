import { ProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { amountExamples, readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import { readRange, type TypedBound, type TypedRange } from './typedRange.ts';

function readBound(text: string, currency: string): TypedBound {
  const value = readAmount(text, currency);
  const { min, max } = bounds.maxPrice;
  if (value === null || value < min) {
    return { value: null, error: `Enter a price such as ${amountExamples(currency)}.` };
  }
  if (value <= max) return { value };
  return { value: null, error: `Enter at most ${formatShortMoney(max, currency)}.` };
}

/**
 * Reads the lowest and the highest price as people type them.
 * @param currency ISO 4217; the prices are in its major units
 */
export const readPriceRange = (from: string, to: string, currency: string): TypedRange =>
  readRange(
    [from, to],
    (text) => readBound(text, currency),
    'The highest price is below the lowest.',
  );
