import type { Types } from 'mongoose';
import { readById } from '../../cache/read-by-id.ts';
import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import { listOfAll, type PageArguments } from '../../shared/paging.ts';
import type { Eventually } from '../../shared/when-ready.ts';
import type { FollowRecord } from './follow.model.ts';

/** Maximum number of sellers that an account follows. */
export const mostFollows = 500;

type OwnFollows = { follows: readonly FollowRecord[]; sellerIds: ReadonlySet<string> };

/** Reads everything that an account follows, newest first, with the sellers' ids. */
export function ownFollows(
  { models, cache }: { models: Pick<Models, 'Follow'>; cache: Shop['cache'] },
  userId: Types.ObjectId,
): Eventually<OwnFollows> {
  const load = async (): Promise<OwnFollows> => {
    const follows = await models.Follow.find({ userId })
      .sort({ _id: -1 })
      .limit(mostFollows)
      .lean();
    return { follows, sellerIds: new Set(follows.map(({ sellerId }) => sellerId.toHexString())) };
  };
  return cache.isServing ? readById(cache, models.Follow.collection.name, userId, load) : load();
}

/** A page of the sellers that the signed-in buyer follows, most recently followed first. */
export async function browseFollowedSellers(context: Context, page: PageArguments) {
  const { edges, ...rest } = await follows.page(context, page);
  const sellers = await sellersOf(
    context,
    edges.map(({ node }) => node),
  );
  return {
    ...rest,
    edges: edges.flatMap(({ cursor }, index) => {
      const seller = sellers[index];
      return seller ? { cursor, node: seller } : [];
    }),
  };
}

const follows = describeList(
  'QueryFollowedSellersArgs',
  ['buyer'],
  async (_given, context, { _id }) => listOfAll((await ownFollows(context, _id)).follows),
);

/** The sellers of follows; null for one just deleted. */
const sellersOf = (
  { loaders }: Context,
  follows: readonly FollowRecord[],
): Promise<(Viewer | null)[]> =>
  Promise.all(follows.map(({ sellerId }) => loaders.user.load(sellerId)));
