import { leastInstalmentPrice } from '@fitness-zone/contract/payments/balance.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import type { Resolvers } from '../../generated/graphql.ts';

export const shopResolvers: Resolvers = {
  Query: {
    shop: (_root, _args, { config: { currency, timeZone, payouts } }) => ({
      currency: currency.toUpperCase(),
      leastPrice: leastCharge(currency),
      leastInstalmentPrice: leastInstalmentPrice(currency),
      timeZone,
      fee: payouts.fee,
      hasPayouts: payouts.isOn,
      payoutDelayDays: payouts.delayDays,
    }),
  },
};
