import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { formatMoney, stepOf } from '@fitness-zone/contract/payments/money.ts';
import type { Params } from '../params.ts';
import { invalidRequest } from '../stripe.errors.ts';

const maxAmount = 99_999_999;
/**
 * The amount of a request in minor units.
 * @throws StripeError for an amount that the currency or Stripe doesn't allow
 */
export function readAmount(params: Params, currency: string): number {
  params.required('amount');
  const amount = params.integer('amount') ?? 0;
  const least = leastCharge(currency);
  if (amount < least) {
    throw invalidRequest(`Amount must be at least ${formatMoney(least, currency)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > maxAmount) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  if (amount % stepOf(currency) !== 0) {
    throw invalidRequest(
      `Invalid amount. Amounts in ${currency.toUpperCase()} must be evenly divisible by ${stepOf(currency)}.`,
      { param: 'amount' },
    );
  }
  return amount;
}
