import { formatMoney } from '@fitness-zone/contract/money.ts';
import { describePicture } from '@fitness-zone/contract/picture-url.ts';
import { shownPicture } from '../domains/pictures/picture-url.ts';
import type { Resolvers } from '../generated/graphql.ts';

/** Values without identity: what a stored number or address looks like outside. */
export const valueResolvers = {
  Money: {
    amount: (amount) => amount,
    currency: (_amount, _args, { config }) => config.currency,
    formatted: (amount, _args, { config }) => formatMoney(amount, config.currency),
  },
  Image: {
    url: (url, _args, { config }) => shownPicture(config, url),
    width: (url) => describePicture(url).width,
    height: (url) => describePicture(url).height,
    srcSet: (url) => describePicture(url).srcSet,
    color: (url) => describePicture(url).color,
  },
  MutationAnswer: { __resolveType: () => null },
} as const satisfies Resolvers;
