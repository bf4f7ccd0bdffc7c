import type { InputRule } from '@fitness-zone/contract/inputs/valid-input.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';

/**
 * Refuses a price below the least that cards can be charged in its currency.
 * @param label what people call the input's field
 */
export function leastPriceRule(currency: string, label: string): InputRule<number> {
  const least = leastCharge(currency);
  const message = `${label} must be at least ${formatMoney(least, currency)}, the smallest amount a card can be charged.`;
  return (amount) => (amount >= least ? null : message);
}
