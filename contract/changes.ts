/** A record was added, changed or removed. A change names records and never contains them. */
export type Change =
  | { kind: 'product'; productId: string }
  | { kind: 'category'; categoryId: string }
  /** `movedTo`: the category that got its products. */
  | { kind: 'category-deleted'; categoryId: string; movedTo: string | null }
  /** `isSeller`: the account sells or sold public products, or is a renamed author of public reviews. */
  | { kind: 'user'; userId: string; isSeller?: boolean }
  | { kind: 'user-deleted'; userId: string }
  | { kind: 'booking'; bookingId: string; userId: string; productId: string }
  | { kind: 'wish'; wishId: string; userId: string; productId: string }
  /** `userId`: the follower. */
  | { kind: 'follow'; userId: string; followedId: string }
  | { kind: 'saved-search'; savedSearchId: string; userId: string }
  /** `sellerId`: null until the payment is a sale, since sellers only receive sales. */
  | {
      kind: 'payment';
      paymentId: string;
      buyerId: string;
      sellerId: string | null;
      /** Unpaid, at the price of an accepted offer: admins don't receive it. */
      blind?: boolean;
    }
  | { kind: 'order'; orderId: string; buyerId: string; sellerId: string }
  | { kind: 'audit'; entryId: string }
  | { kind: 'notification'; notificationId: string; userId: string }
  | { kind: 'thread'; threadId: string; buyerId: string; sellerId: string }
  | { kind: 'message'; messageId: string; buyerId: string; sellerId: string }
  | { kind: 'offer'; offerId: string; buyerId: string; sellerId: string }
  /** `visible`: a public review of a seller; otherwise only its author receives the change. */
  | { kind: 'review'; reviewId: string; userId: string; visible: boolean }
  | { kind: 'report'; reportId: string }
  | { kind: 'sign-in'; signInId: string };

/** `owners` are the accounts that the change names. */
type Readers = 'everybody' | 'admins' | 'owners';

type Row<Of> = {
  /** Its record; the last change with a kind and id counts. */
  id: (change: Of) => string;
  readers: readonly Readers[] | ((change: Of) => readonly Readers[]);
  /** The cached collections written earlier, each with the ids of its records or owners, or null for all. */
  writes: (change: Of) => readonly [collection: string, ids: readonly string[] | null][];
  /** The models whose record of this id may have notifications to deliver. */
  outboxes: readonly (
    | 'Product'
    | 'Booking'
    | 'Payment'
    | 'Review'
    | 'User'
    | 'Offer'
    | 'Thread'
    | 'Report'
    | 'Order'
    | 'Payout'
    | 'PayoutAccount'
  )[];
};

const nothing = () => [];

const rows: { readonly [Kind in Change['kind']]: Row<Extract<Change, { kind: Kind }>> } = {
  product: {
    id: ({ productId }) => productId,
    readers: ['everybody'],
    writes: ({ productId }) => [
      ['products', [productId]],
      ['categories', null],
    ],
    outboxes: ['Product'],
  },
  category: {
    id: ({ categoryId }) => categoryId,
    readers: ['everybody'],
    writes: ({ categoryId }) => [['categories', [categoryId]]],
    outboxes: [],
  },
  'category-deleted': {
    id: ({ categoryId }) => categoryId,
    readers: ['everybody'],
    writes: () => [
      ['categories', null],
      ['products', null],
    ],
    outboxes: [],
  },
  user: {
    id: ({ userId }) => userId,
    readers: ({ isSeller }) => (isSeller ? ['everybody'] : ['admins', 'owners']),
    writes: ({ userId }) => [['users', [userId]]],
    outboxes: ['User', 'PayoutAccount'],
  },
  'user-deleted': {
    id: ({ userId }) => userId,
    readers: ['everybody'],
    writes: () => [
      ['users', null],
      ['products', null],
    ],
    outboxes: [],
  },
  booking: {
    id: ({ bookingId }) => bookingId,
    readers: ['owners'],
    writes: ({ userId }) => [['bookings', [userId]]],
    outboxes: ['Booking'],
  },
  wish: {
    id: ({ wishId }) => wishId,
    readers: ['owners'],
    writes: ({ userId }) => [['wishes', [userId]]],
    outboxes: [],
  },
  follow: {
    id: ({ userId, followedId }) => `${userId} ${followedId}`,
    readers: ['owners'],
    writes: ({ userId }) => [['follows', [userId]]],
    outboxes: [],
  },
  'saved-search': {
    id: ({ savedSearchId }) => savedSearchId,
    readers: ['owners'],
    writes: nothing,
    outboxes: [],
  },
  payment: {
    id: ({ paymentId }) => paymentId,
    readers: ({ blind }) => (blind ? ['owners'] : ['admins', 'owners']),
    writes: () => [['payments', null]],
    outboxes: ['Payment'],
  },
  order: {
    id: ({ orderId }) => orderId,
    readers: ['admins', 'owners'],
    writes: () => [['orders', null]],
    outboxes: ['Order', 'Payout'],
  },
  audit: { id: ({ entryId }) => entryId, readers: ['admins'], writes: nothing, outboxes: [] },
  notification: {
    id: ({ notificationId }) => notificationId,
    readers: ['owners'],
    writes: ({ userId }) => [['notifications', [userId]]],
    outboxes: [],
  },
  thread: {
    id: ({ threadId }) => threadId,
    readers: ['owners'],
    writes: ({ buyerId, sellerId }) => [['threads', [buyerId, sellerId]]],
    outboxes: ['Thread'],
  },
  message: {
    id: ({ messageId }) => messageId,
    readers: ['owners'],
    writes: ({ buyerId, sellerId }) => [['threads', [buyerId, sellerId]]],
    outboxes: [],
  },
  offer: {
    id: ({ offerId }) => offerId,
    readers: ['owners'],
    writes: ({ buyerId }) => [['offers', [buyerId]]],
    outboxes: ['Offer'],
  },
  review: {
    id: ({ reviewId }) => reviewId,
    readers: ({ visible }) => (visible ? ['everybody'] : ['owners']),
    writes: () => [
      ['reviews', null],
      ['users', null],
    ],
    outboxes: ['Review'],
  },
  report: {
    id: ({ reportId }) => reportId,
    readers: ['admins'],
    outboxes: ['Report'],
    writes: nothing,
  },
  'sign-in': { id: ({ signInId }) => signInId, readers: ['admins'], writes: nothing, outboxes: [] },
};

const rowOf = <Of extends Change>({ kind }: Of) => rows[kind] as Row<Change>;

/** The key of a change's record. The last change with a key counts. */
export const changeKey = (change: Change): string =>
  `${change.kind === 'user-deleted' ? 'user' : change.kind} ${rowOf(change).id(change)}`;

/** A signed-in subscriber. */
export type Reader = { id: string; isAdmin: boolean };

/**
 * Everyone receives a seller's public fields, and the ids of deleted accounts.
 * @param reader null for a visitor
 */
export function mayReceive(reader: Reader | null, change: Change): boolean {
  const { readers } = rowOf(change);
  return (typeof readers === 'function' ? readers(change) : readers).some(
    (one) =>
      one === 'everybody' || (one === 'admins' ? reader?.isAdmin === true : isOwn(reader, change)),
  );
}

export function isOwn(reader: Reader | null, change: Change): boolean {
  if (!reader) return false;
  if ('userId' in change) return change.userId === reader.id;
  return 'buyerId' in change && (change.buyerId === reader.id || change.sellerId === reader.id);
}

/** The cached collections that another process wrote before it published a change. */
export const writesBefore = (change: Change) =>
  rowOf(change)
    .writes(change)
    .map(([collection, ids]) => ({ collection, ids }));

/** The records whose outboxes a change may have filled. */
export function outboxesOf(change: Change) {
  const { id, outboxes } = rowOf(change);
  return outboxes.map((model) => ({ model, id: id(change) }));
}
