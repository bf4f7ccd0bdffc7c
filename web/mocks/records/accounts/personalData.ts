import { enumValues } from '@fitness-zone/contract/enums.ts';
import { mailedByDefault } from '@fitness-zone/contract/notifications/mailed-by-default.ts';
import { absoluteImage } from '../catalog/pictures.ts';
import { isVisible } from '../dealing/reviews.ts';
import { byId, isSale } from '../findRecords.ts';
import type {
  AuditRecord,
  EntryRecord,
  PaymentRecord,
  Records,
  ReviewRecord,
  UserRecord,
} from '../records.ts';

/** Of prices of products; payments keep theirs. */
const currency = 'USD';

/** Everything that the mocks keep about an account, as the server gives it. */
export function personalDataOf(records: Records, viewer: UserRecord): object {
  const { id, name, email, image, role, verified, mailedNotifications = mailedByDefault } = viewer;
  const isOwnEntry = ({ userId }: Pick<EntryRecord, 'userId'>) => userId === id;
  return {
    exportedAt: new Date().toISOString(),
    account: {
      id,
      name,
      email,
      image: image && absoluteImage(image),
      role: word(role),
      verified,
      suspendedAt: viewer.suspendedAt,
      suspensionReason: viewer.suspensionReason,
      lastActiveAt: viewer.lastActiveAt,
      mailedNotifications: mailedNotifications.map(word),
    },
    identity: null,
    products: newestFirst(records.products.filter(({ sellerId }) => sellerId === id)).map(
      ({
        requestKey: _requestKey,
        sellerId: _sellerId,
        hold: _hold,
        hidden,
        stockBefore: _stockBefore,
        ...product
      }) => ({
        ...product,
        image: absoluteImage(product.image),
        images: product.images.map(({ url, description }) => ({
          url: absoluteImage(url),
          description,
        })),
        edits: product.edits.map((edit) => ({
          ...edit,
          field: enumValues.ProductField[edit.field],
        })),
        currency,
        inStock: enumValues.Stock[product.inStock],
        hiddenReason: hidden?.reason ?? null,
        condition: capitalized(product.condition),
      }),
    ),
    bookingList: newestFirst(records.bookings.filter(isOwnEntry)).map(describeEntry),
    wishList: newestFirst(records.wishes.filter(isOwnEntry)).map(describeEntry),
    purchases: newestFirst(records.payments.filter(({ buyerId }) => buyerId === id)).map(
      (payment) => ({
        ...describePayment(payment),
        buyerName: payment.buyerName,
        buyerEmail: payment.buyerEmail,
        sellerName: payment.sellerName,
        problem: payment.problem,
      }),
    ),
    sales: newestFirst(
      records.payments.filter((payment) => payment.sellerId === id && isSale(payment)),
    ).map((payment) => ({ ...describePayment(payment), sellerName: payment.sellerName })),
    offers: newestFirst(records.offers.filter(({ buyerId }) => buyerId === id)).map(
      ({ buyerId: _buyerId, sellerId: _sellerId, ...offer }) => ({
        ...offer,
        currency,
        status: word(offer.status),
      }),
    ),
    messages: newestFirst(records.messages.filter(({ senderId }) => senderId === id)).map(
      ({ id: messageId, threadId, text, createdAt }) => ({
        id: messageId,
        threadId,
        text,
        createdAt,
        productId: byId(records.threads, threadId)?.productId ?? null,
      }),
    ),
    reports: newestFirst(records.reports.filter(({ reporterId }) => reporterId === id)).map(
      ({ id: reportId, kind, targetId, reason, note, createdAt }) => ({
        id: reportId,
        kind: word(kind),
        targetId,
        reason: word(reason),
        note,
        createdAt,
      }),
    ),
    blockedUsers: records.blocks
      .filter(({ blockerId }) => blockerId === id)
      .map(({ blockedId, createdAt }) => ({ userId: blockedId, createdAt })),
    reviewsWritten: newestFirst(records.reviews.filter(({ authorId }) => authorId === id)).map(
      describeReview,
    ),
    reviewsReceived: newestFirst(
      records.reviews.filter((review) => review.subjectId === id && isVisible(review)),
    ).map(describeReview),
    notifications: newestFirst(records.notifications.filter(isOwnEntry)).map(
      ({ userId: _userId, bookerId: _bookerId, ...one }) => ({ ...one, kind: word(one.kind) }),
    ),
    signIns: newestFirst(records.signIns.filter(isOwnEntry)).map(({ userId: _userId, ...one }) => ({
      ...one,
      method: word(one.method),
    })),
    auditLog: newestFirst(
      records.auditLog.filter(
        ({ actorId, targetId, action }) =>
          actorId === id || (targetId === id && action !== 'DECIDE_REPORT'),
      ),
    ).map((entry) => describeAuditEntry(entry, viewer)),
  };
}

const newestFirst = <Item extends { id: string }>(items: Item[]) =>
  items.toSorted((one, other) => (one.id < other.id ? 1 : -1));

const word = (name: string) => name.toLowerCase().replaceAll('_', '-');
const capitalized = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

const describeEntry = ({ id, productId, productPrice, createdAt }: EntryRecord) => ({
  id,
  productId,
  productPrice,
  currency,
  createdAt,
});

const describePayment = (payment: PaymentRecord) => ({
  id: payment.id,
  transactionId: payment.transactionId,
  status: word(payment.status),
  amount: payment.amount,
  amountRefunded: payment.amountRefunded,
  currency: payment.currency.toUpperCase(),
  part: word(payment.part),
  price: payment.price,
  firstHalfId: payment.firstHalfId,
  balance: payment.balance && { ...payment.balance, status: word(payment.balance.status) },
  productId: payment.productId,
  productName: payment.productName,
  image: absoluteImage(payment.image),
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
  refundedAt: payment.refundedAt,
  place: payment.place,
  handedOverAt: payment.handedOverAt,
  disputedAt: payment.disputedAt,
  disputed: payment.dispute?.status === 'OPEN' || payment.dispute?.status === 'LOST',
});

const describeReview = ({
  authorId: _authorId,
  subjectId: _subjectId,
  revealAt: _revealAt,
  ...review
}: ReviewRecord) => review;

function describeAuditEntry(entry: AuditRecord, { id }: UserRecord) {
  const isOwnAct = entry.actorId === id;
  return {
    id: entry.id,
    action: entry.action.toLowerCase().replaceAll('_', '-'),
    targetId: entry.targetId,
    byYou: isOwnAct,
    address: isOwnAct ? entry.address : null,
    carriedOut: entry.failedEntryId === null,
    createdAt: entry.createdAt,
  };
}
