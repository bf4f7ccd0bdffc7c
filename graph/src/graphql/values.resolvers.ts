import { formatMoney, priceOf } from '@fitness-zone/contract/payments/money.ts';
import { describePicture } from '@fitness-zone/contract/pictures/picture-url.ts';
import { describeShownPicture, shownPicture } from '../domains/pictures/picture-url.rules.ts';
import type { Resolvers } from '../generated/graphql.ts';

/** Values without identity: the API form of stored numbers and addresses. */
export const valueResolvers = {
  Money: {
    amount: (source, _args, { config }) => priceOf(source, config.currency).amount,
    currency: (source, _args, { config }) =>
      priceOf(source, config.currency).currency.toUpperCase(),
    formatted: (source, _args, { config }) => {
      const { amount, currency } = priceOf(source, config.currency);
      return formatMoney(amount, currency);
    },
  },
  Image: {
    url: (url, _args, { config }) => shownPicture(config, url),
    width: (url) => describePicture(url).width,
    height: (url) => describePicture(url).height,
    srcSet: (url, _args, { config }) => describeShownPicture(config, url).srcSet,
    color: (url) => describePicture(url).color,
  },
  MutationPayload: { __resolveType: () => null },
} as const satisfies Resolvers;
