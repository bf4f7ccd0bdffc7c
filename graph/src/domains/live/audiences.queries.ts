import { type Change, isOwn, mayReceive, type Reader } from '@fitness-zone/contract/changes.ts';
import type { Role } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import { toObjectId } from '../../shared/ids.ts';
import type { TokenClaims } from '../accounts/tokens/token.service.ts';
import { findViewers } from '../accounts/tokens/viewer.queries.ts';

/** Maximum number of changes a page receives at once; beyond it, the page only learns that some are missing. */
const maxBatchChanges = 500;

/** An open page. */
export type Follower = {
  claims: TokenClaims | null;
  /** Identifies the selected fields: pages with the same one select the same. */
  document: string;
};

/** Pages that receive the same changes, seen by the same viewer. */
export type Audience<Page extends Follower> = {
  pages: Page[];
  /** The account of a single page; for a broadcast, an account with the pages' role that no record concerns. */
  viewer: Viewer | null;
  isBroadcast: boolean;
  /** Null if some are missing. */
  changes: Change[] | null;
};

/**
 * Decides who receives which part of a batch. Pages of one role with the same fields form one audience. A page whose
 * viewer a change concerns is its own audience.
 * @param changes null if some are missing
 * @returns also the pages whose token is no longer valid
 */
export async function findAudiences<Page extends Follower>(
  context: Pick<Context, 'models' | 'loaders'>,
  changes: Change[] | null,
  pages: readonly Page[],
): Promise<{ audiences: Audience<Page>[]; ended: Page[] }> {
  const tokens = pages.flatMap(({ claims }) => claims ?? []);
  const viewerOf = await findViewers(context.models, tokens);
  const viewers = tokens.flatMap((claims) => viewerOf(claims) ?? []);
  const related = await findRelated(context, changes ?? [], viewers);
  const audiences = new Map<string, Audience<Page>>();
  const ended: Page[] = [];
  for (const page of pages) {
    const viewer = page.claims && viewerOf(page.claims);
    if (page.claims && !viewer) ended.push(page);
    else
      join(audiences, page, viewer ?? null, {
        received: receivedBy(viewer ?? null, changes),
        related,
      });
  }
  return { audiences: [...audiences.values()], ended };
}

/** Adds a page that receives something to the audience that sees the same. */
function join<Page extends Follower>(
  audiences: Map<string, Audience<Page>>,
  page: Page,
  viewer: Viewer | null,
  { received, related }: { received: Change[] | null; related: ReadonlySet<string> },
): void {
  if (received?.length === 0) return;
  const concerns =
    viewer && (!received || related.has(viewer._id.toHexString()) || anyOwn(viewer, received));
  const key = `${page.document} ${concerns ? viewer._id.toHexString() : viewer?.role}`;
  const audience = audiences.get(key) ?? {
    pages: [],
    viewer: concerns ? viewer : viewer && strangers[viewer.role],
    isBroadcast: !concerns,
    changes: received,
  };
  audience.pages.push(page);
  audiences.set(key, audience);
}

/** The part of a batch that a viewer may see; null if some changes are missing. */
export function receivedBy(viewer: Viewer | null, changes: Change[] | null): Change[] | null {
  const reader = asReader(viewer);
  const received = changes?.filter((change) => mayReceive(reader, change));
  return received && received.length <= maxBatchChanges ? received : null;
}

export const anyOwn = (viewer: Viewer | null, changes: readonly Change[]): boolean => {
  const reader = asReader(viewer);
  return changes.some((change) => isOwn(reader, change));
};

const asReader = (viewer: Viewer | null): Reader | null =>
  viewer && { id: viewer._id.toHexString(), isAdmin: viewer.role === 'admin' };

const stranger = (role: Role): Viewer => ({
  _id: new Types.ObjectId(),
  uid: '',
  email: '',
  name: '',
  role,
  verified: false,
  joinedAt: new Date(0),
});
const strangers: Record<Role, Viewer> = {
  buyer: stranger('buyer'),
  seller: stranger('seller'),
  admin: stranger('admin'),
};

/**
 * The ids of the viewers who see a changed record differently from others of their role: a product's seller, the buyers
 * who have it on a list, made an offer or asked about it, and a seller's followers.
 */
async function findRelated(
  { models, loaders }: Pick<Context, 'models' | 'loaders'>,
  changes: readonly Change[],
  viewers: readonly Viewer[],
): Promise<Set<string>> {
  const ids = changes.flatMap((change) =>
    change.kind === 'product' ? toObjectId(change.productId, 'Product') : [],
  );
  const sellerIds = changes.flatMap((change) =>
    change.kind === 'user' && change.isSeller ? toObjectId(change.userId, 'User') : [],
  );
  const [products, others, followers] = await Promise.all([
    Promise.all(ids.map((id) => loaders.product.load(id))),
    findOtherRelated(models, ids, viewers),
    findFollowers(models, sellerIds, viewers),
  ]);
  const sellers = products.flatMap((product) => product?.sellerId ?? []);
  return new Set([...sellers, ...others, ...followers].map((id) => id.toHexString()));
}

async function findFollowers(
  { Follow }: Models,
  sellerIds: Types.ObjectId[],
  viewers: readonly Viewer[],
): Promise<Types.ObjectId[]> {
  const buyerIds = viewers.filter(({ role }) => role === 'buyer').map(({ _id }) => _id);
  if (sellerIds.length === 0 || buyerIds.length === 0) return [];
  const followed = { userId: { $in: buyerIds }, sellerId: { $in: sellerIds } };
  const follows = await Follow.find(followed, { userId: 1 }).lean();
  return follows.map(({ userId }) => userId);
}

async function findOtherRelated(
  { Booking, Wish, Offer, Thread }: Models,
  ids: Types.ObjectId[],
  viewers: readonly Viewer[],
): Promise<Types.ObjectId[]> {
  const viewerIds = viewers.filter(({ role }) => role !== 'seller').map(({ _id }) => _id);
  if (ids.length === 0 || viewerIds.length === 0) return [];
  const productId = { $in: ids };
  const onList = { productId, userId: { $in: viewerIds } };
  const asBuyer = { productId, buyerId: { $in: viewerIds } };
  const [bookings, wishes, offers, threads] = await Promise.all([
    Booking.find(onList, { userId: 1 }).lean(),
    Wish.find(onList, { userId: 1 }).lean(),
    Offer.find(asBuyer, { buyerId: 1 }).lean(),
    Thread.find(asBuyer, { buyerId: 1 }).lean(),
  ]);
  return [
    ...[...bookings, ...wishes].map(({ userId }) => userId),
    ...[...offers, ...threads].map(({ buyerId }) => buyerId),
  ];
}
