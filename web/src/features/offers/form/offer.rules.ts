import { CounterOfferInput, MakeOfferInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { object } from 'yup';
import { optionalTextRule, priceRule } from '../../../ui/form/rules.ts';

/** A product's price in minor units and formatted. */
export type AskedPrice = { amount: number; formatted: string; currency: string };

/** A proposed amount, in minor units and formatted. */
export type Standing = { amount: number; formatted: string };

/**
 * The typed amount in major units: chargeable to a card, and at most the product's price.
 * @param asked the seller's counter-offer; the amount has to be lower
 */
export const offerSchema = (
  { amount: price, formatted, currency }: AskedPrice,
  asked: Standing | null = null,
) =>
  object({
    note: optionalTextRule(MakeOfferInput.note),
    amount: priceRule(
      { ...MakeOfferInput.amount, min: leastCharge(currency) },
      'Enter the amount you offer',
      currency,
    )
      .test(
        'price',
        `must be at most the price, ${formatted}`,
        (text) => (readAmount(text, currency) ?? 0) <= price,
      )
      .test(
        'asked',
        `must be less than the seller asks, ${asked?.formatted}`,
        (text) => asked === null || (readAmount(text, currency) ?? 0) < asked.amount,
      ),
  });

/**
 * A seller's typed amount in major units: above the buyer's, and at most the product's price.
 * @param offered the buyer's amount
 */
export const counterSchema = (
  { amount: price, formatted, currency }: AskedPrice,
  offered: Standing,
) =>
  object({
    note: optionalTextRule(CounterOfferInput.note),
    amount: priceRule(
      { ...CounterOfferInput.amount, min: leastCharge(currency) },
      'Enter the amount you’re asking',
      currency,
    )
      .test(
        'price',
        `must be at most your price, ${formatted}`,
        (text) => (readAmount(text, currency) ?? 0) <= price,
      )
      .test(
        'offered',
        `must be more than the buyer offers, ${offered.formatted}`,
        (text) => (readAmount(text, currency) ?? Infinity) > offered.amount,
      ),
  });
