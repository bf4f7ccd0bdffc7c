/** Something was added, changed or removed. A change names records and never contains them. */
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

function recordIdOf(change: Change): string {
  switch (change.kind) {
    case 'product':
      return change.productId;
    case 'category':
    case 'category-deleted':
      return change.categoryId;
    case 'booking':
      return change.bookingId;
    case 'wish':
      return change.wishId;
    case 'follow':
      return `${change.userId} ${change.followedId}`;
    case 'saved-search':
      return change.savedSearchId;
    case 'payment':
      return change.paymentId;
    case 'order':
      return change.orderId;
    case 'audit':
      return change.entryId;
    case 'notification':
      return change.notificationId;
    case 'thread':
      return change.threadId;
    case 'message':
      return change.messageId;
    case 'offer':
      return change.offerId;
    case 'review':
      return change.reviewId;
    case 'report':
      return change.reportId;
    case 'sign-in':
      return change.signInId;
    case 'user':
    case 'user-deleted':
      return change.userId;
  }
}

/** The key of a change's record. The last change with a key counts. */
export const changeKey = (change: Change): string =>
  `${change.kind === 'user-deleted' ? 'user' : change.kind} ${recordIdOf(change)}`;

/** A signed-in subscriber. */
export type Reader = { id: string; isAdmin: boolean };

/**
 * Everyone receives a seller's public fields, and the ids of deleted accounts.
 * @param reader null for a visitor
 */
export function mayReceive(reader: Reader | null, change: Change): boolean {
  switch (change.kind) {
    case 'product':
    case 'category':
    case 'category-deleted':
    case 'user-deleted':
      return true;
    case 'user':
      return change.isSeller || reader?.isAdmin || isOwn(reader, change);
    case 'payment':
      return (reader?.isAdmin && !change.blind) || isOwn(reader, change);
    case 'order':
      return reader?.isAdmin || isOwn(reader, change);
    case 'audit':
    case 'report':
    case 'sign-in':
      return reader?.isAdmin ?? false;
    case 'review':
      return change.visible || isOwn(reader, change);
    case 'booking':
    case 'wish':
    case 'follow':
    case 'saved-search':
    case 'notification':
    case 'thread':
    case 'message':
    case 'offer':
      return isOwn(reader, change);
  }
}

export function isOwn(reader: Reader | null, change: Change): boolean {
  if (!reader) return false;
  if ('userId' in change) return change.userId === reader.id;
  return 'buyerId' in change && (change.buyerId === reader.id || change.sellerId === reader.id);
}
