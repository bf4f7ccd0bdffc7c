import type { FeeTerms } from '@fitness-zone/contract/payments/fees.ts';
import { stepOf, toExactMinor } from '@fitness-zone/contract/payments/money.ts';
import type { CleanedEnv } from 'envalid';
import type { CardsSettings } from './cards.settings.ts';
import { countryCode, decimal, flag, wholeNumber } from './validators.ts';

/** The terms of payouts to sellers. */
export type PayoutsSettings = {
  /** If off, sellers are paid outside the shop. */
  isOn: boolean;
  /** Days between the confirmed hand-over and the transfer. */
  delayDays: number;
  /** The country of new connected accounts, ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** The fee of sales from now on; `fixed` in minor units. */
  fee: FeeTerms;
};

export const payoutsVariables = {
  PAYOUTS: flag({ default: undefined }),
  PAYOUT_DELAY_DAYS: wholeNumber({ default: 2 }),
  PAYOUT_COUNTRY: countryCode({ default: 'us' }),
  FEE_PERCENT: decimal(100, 2)({ default: 0 }),
  FEE_FIXED: decimal(1_000_000, 3)({ default: 0 }),
};

type Env = CleanedEnv<typeof payoutsVariables> & { CURRENCY: string };

/** Describes a contradiction between these variables, or null. */
export function feeFault({ FEE_FIXED, CURRENCY }: Pick<Env, 'FEE_FIXED' | 'CURRENCY'>) {
  return toExactMinor(FEE_FIXED, CURRENCY) % stepOf(CURRENCY) === 0
    ? null
    : `must be an amount that ${CURRENCY} has`;
}

/** The payouts from checked variables. They are on if the card provider reports on connected accounts. */
export const payoutsSettings = (env: Env, cards: CardsSettings): PayoutsSettings => ({
  isOn: env.PAYOUTS ?? (cards.kind === 'sandbox' || cards.connectWebhookSecrets.length > 0),
  delayDays: env.PAYOUT_DELAY_DAYS,
  country: env.PAYOUT_COUNTRY,
  fee: { percent: env.FEE_PERCENT, fixed: toExactMinor(env.FEE_FIXED, env.CURRENCY) },
});
