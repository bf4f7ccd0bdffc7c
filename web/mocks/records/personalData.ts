import { enumValues } from '@fitness-zone/contract/enums.ts';
import { isSale } from './handOver.ts';
import { mailedByDefault } from './mailedByDefault.ts';
import { absoluteImage } from './pictures.ts';
import type { AuditRecord, EntryRecord, PaymentRecord, Records, UserRecord } from './records.ts';

/** Of prices of products; payments keep theirs. */
const currency = 'USD';

/** Everything that the mocks keep about an account, as the server gives it. */
export function personalDataOf(records: Records, viewer: UserRecord): object {
  const { id, name, email, image, role, verified, mailedNotifications = mailedByDefault } = viewer;
  const isOwnEntry = ({ userId }: Pick<EntryRecord, 'userId'>) => userId === id;
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...{ id, name, email, image: image && absoluteImage(image), role: word(role), verified },
      mailedNotifications: mailedNotifications.map(word),
    },
    identity: null,
    products: newestFirst(records.products.filter(({ sellerId }) => sellerId === id)).map(
      ({ requestKey: _requestKey, sellerId: _sellerId, ...product }) => ({
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
    notifications: newestFirst(records.notifications.filter(isOwnEntry)).map(
      ({ userId: _userId, bookerId: _bookerId, ...one }) => ({ ...one, kind: word(one.kind) }),
    ),
    auditLog: newestFirst(
      records.auditLog.filter(({ actorId, targetId }) => [actorId, targetId].includes(id)),
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
