import type { InputRule } from '@fitness-zone/contract/inputs/valid-input.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';

/**
 * Refuses a price below the least amount that cards can pay in its currency.
 * @param label the field's label for people
 */
export function leastPriceRule(currency: string, label: string): InputRule<number> {
  const least = leastCharge(currency);
  const message = `${label} must be at least ${formatMoney(least, currency)}, the smallest amount a card can be charged.`;
  return (amount) => (amount >= least ? null : message);
}
