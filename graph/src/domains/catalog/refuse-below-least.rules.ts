import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { formatMoney, type Price } from '@fitness-zone/contract/payments/money.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';

/**
 * Refuses a price that no card can be charged with in its currency.
 * @param of the input's field and how people call it
 * @throws Refusal `invalid` with the field
 */
export function refuseBelowLeast(
  { amount, currency }: Price,
  { field, label }: { field: string; label: string },
): void {
  const least = leastCharge(currency);
  if (amount >= least) return;
  const message = `${label} must be at least ${formatMoney(least, currency)}, the smallest amount a card can be charged.`;
  throw new Refusal('invalid', message, { field });
}
