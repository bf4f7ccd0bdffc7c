import { MakeOfferInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { object } from 'yup';
import { priceRule } from '../../../ui/form/rules.ts';

/** A product's price in minor units and formatted. */
export type AskedPrice = { amount: number; formatted: string; currency: string };

/** The amount as typed, in major units: chargeable to a card, and at most the product's price. */
export const offerSchema = ({ amount: price, formatted, currency }: AskedPrice) =>
  object({
    amount: priceRule(
      { ...MakeOfferInput.amount, min: leastCharge(currency) },
      'Enter the amount you offer',
      currency,
    ).test(
      'price',
      `must be at most the price, ${formatted}`,
      (text) => (readAmount(text, currency) ?? 0) <= price,
    ),
  });
