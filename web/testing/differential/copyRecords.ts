import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { Types } from 'mongoose';
import type {
  AuditAction,
  AuditSource,
  Condition,
  NotificationKind,
  OfferStatus,
  PaymentPart,
  PaymentStatus,
  ProductField,
  Role,
  SignInMethod,
  Stock,
} from '../../mocks/generated/resolvers.ts';
import type {
  BalanceRecord,
  DisputeRecord,
  EntryRecord,
  OfferRecord,
  PaymentRecord,
  ProductRecord,
  Records,
  ReviewRecord,
} from '../../mocks/records/records.ts';
import { copyMessages } from './copyMessages.ts';

/** Copies all records of a shop's database into those that the mocks keep, with the same ids and times. */
export async function copyRecords(shop: TestShop): Promise<Records> {
  const { User, Category, Booking, Wish } = shop.models;
  const oldestFirst = { _id: 1 } as const;
  await shop.views.flush();
  const [users, categories, products, bookings, wishes, payments, auditLog, viewCounts] =
    await Promise.all([
      User.find().sort(oldestFirst).lean(),
      Category.find({ deletingAt: null }).sort(oldestFirst).lean(),
      allProducts(shop),
      Booking.find().sort(oldestFirst).lean(),
      Wish.find().sort(oldestFirst).lean(),
      allPayments(shop),
      shop.models.AuditLog.find().sort({ _id: -1 }),
      shop.models.ViewCount.find().sort(oldestFirst).lean(),
    ]);
  const [offers, notifications] = [await allOffers(shop), await allNotifications(shop)];
  const reviews = await allReviews(shop);
  return {
    users: users.map(
      ({ _id, uid, name, email, image, role, verified, formerRole, tokensValidFrom, ...user }) => ({
        id: id(_id),
        name,
        email,
        image: image ?? null,
        role: role.toUpperCase() as Role,
        verified,
        emailVerified: shop.identity.peek(uid)?.emailVerified ?? false,
        formerRole: (formerRole?.toUpperCase() as Role | undefined) ?? null,
        suspendedAt: user.suspendedAt?.toISOString() ?? null,
        suspensionReason: user.suspensionReason ?? null,
        tokensValidFrom: tokensValidFrom?.getTime() ?? 0,
        createdAt: _id.getTimestamp().toISOString(),
        lastActiveAt: user.lastActiveAt?.toISOString() ?? null,
        ...(user.mailedNotifications && {
          mailedNotifications: user.mailedNotifications.map(nameOf<NotificationKind>),
        }),
        ...(user.starCounts && { starCounts: user.starCounts }),
      }),
    ),
    categories: categories.map(({ _id, title, body, image, position }) => ({
      id: id(_id),
      title,
      body,
      image,
      position,
    })),
    products: products.map(productRecordOf),
    bookings: bookings.map(entry),
    wishes: wishes.map(entry),
    payments: await Promise.all(payments.map((payment) => paymentOf(shop, payment))),
    offers: offers.map(offerOf),
    auditLog: auditLog.map(auditEntryOf).toReversed(),
    viewCounts: viewCounts.map(({ _id, count }) => ({ productId: id(_id), count })),
    notifications: notifications.map(notificationOf),
    ...(await copyMessages(shop)),
    signIns: (await allSignIns(shop)).map(signInOf),
    reviews: reviews.map(reviewOf),
  };
}

const id = (value: Types.ObjectId): string => value.toHexString();

type Product = Awaited<ReturnType<typeof allProducts>>[number];
const allProducts = ({ models }: TestShop) => models.Product.find().sort({ _id: 1 }).lean();

const productRecordOf = (product: Product): ProductRecord => ({
  id: id(product._id),
  productName: product.productName,
  image: product.image,
  images: (product.imageUrls ?? [product.image]).map((url, index) => ({
    url,
    description: product.imageDescriptions?.[index] ?? '',
  })),
  body: product.body,
  originalPrice: product.originalPrice,
  resalePrice: product.resalePrice,
  inStock: nameOf<Stock>(product.inStock),
  condition: nameOf<Condition>(product.condition),
  yearsOfUsedProduct: product.yearsOfUsedProduct,
  sellerId: id(product.sellerId),
  location: product.location,
  phone: product.phone,
  postedTime: product.postedTime.toISOString(),
  categoryId: id(product.categoryId),
  advertisement: product.advertisement,
  advertisedUntil: product.advertisedUntil?.toISOString() ?? null,
  reported: product.reported,
  disputed: product.disputed ?? false,
  revision: product.revision ?? 0,
  previousPrice: product.previousPrice ?? null,
  edits: (product.edits ?? []).map(({ field, revision, editedAt }) => ({
    field: fieldNames.find((name) => enumValues.ProductField[name] === field) ?? 'BODY',
    revision,
    editedAt: editedAt.toISOString(),
  })),
  requestKey: product.requestKey ?? null,
  hold: product.hold ? holdOf(product.hold) : null,
  hidden: product.hidden
    ? { reason: product.hidden.reason ?? null, hiddenAt: product.hidden.at.toISOString() }
    : null,
  stockBefore: product.stockBefore ? nameOf<Stock>(product.stockBefore) : null,
});

const holdOf = ({ offerId, buyerId, amount, until }: NonNullable<Product['hold']>) => ({
  offerId: id(offerId),
  buyerId: id(buyerId),
  amount,
  until: until.toISOString(),
});

type Offer = Awaited<ReturnType<typeof allOffers>>[number];
const allOffers = ({ models }: TestShop) => models.Offer.find().sort({ _id: 1 }).lean();

const offerOf = (offer: Offer): OfferRecord => ({
  id: id(offer._id),
  productId: id(offer.productId),
  buyerId: id(offer.buyerId),
  sellerId: id(offer.sellerId),
  amount: offer.amount,
  status: nameOf<OfferStatus>(offer.status),
  createdAt: offer.createdAt.toISOString(),
  changedAt: offer.changedAt.toISOString(),
  lapsesAt: offer.lapsesAt.toISOString(),
  answeredAt: offer.answeredAt?.toISOString() ?? null,
  heldUntil: offer.heldUntil?.toISOString() ?? null,
});

const fieldNames = Object.keys(enumValues.ProductField) as ProductField[];

type Entry = {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  productPrice: number;
  productRevision?: number | null;
  createdAt: Date;
};

const entry = ({
  _id,
  userId,
  productId,
  productPrice,
  productRevision,
  createdAt,
}: Entry): EntryRecord => ({
  id: id(_id),
  userId: id(userId),
  productId: id(productId),
  productPrice,
  productRevision: productRevision ?? 0,
  createdAt: createdAt.toISOString(),
});

const notificationOf = (one: Notification) => ({
  id: id(one._id),
  userId: id(one.userId),
  kind: nameOf<NotificationKind>(one.kind),
  productId: one.productId ? id(one.productId) : null,
  paymentId: one.paymentId ? id(one.paymentId) : null,
  threadId: one.threadId ? id(one.threadId) : null,
  bookerId: /^booked:.*:(.*)/.exec(one.key)?.[1] ?? null,
  message: one.message,
  createdAt: one.createdAt.toISOString(),
  readAt: one.readAt?.toISOString() ?? null,
});

const reviewOf = (review: Review): ReviewRecord => ({
  id: id(review._id),
  paymentId: id(review.paymentId),
  authorId: id(review.authorId),
  subjectId: id(review.subjectId),
  productName: review.productName,
  stars: review.stars,
  text: review.text,
  createdAt: review.createdAt.toISOString(),
  visibleAt: review.visibleAt.toISOString(),
  revealAt: review.revealAt?.toISOString() ?? null,
});

const signInOf = (signIn: SignIn) => ({
  id: id(signIn._id),
  userId: id(signIn.userId),
  signedInAt: signIn.signedInAt.toISOString(),
  method: nameOf<SignInMethod>(signIn.method),
  browser: signIn.browser ?? null,
});

const auditEntryOf = ({ _id, actorId, address, failedEntryId, ...entry }: AuditLogEntry) => ({
  reason: entry.reason ?? null,
  id: id(_id),
  action: nameOf<AuditAction>(entry.action),
  source: nameOf<AuditSource>(entry.source),
  actorId: actorId ? id(actorId) : null,
  targetId: id(entry.targetId),
  address: address ?? null,
  failedEntryId: failedEntryId ? id(failedEntryId) : null,
  createdAt: entry.createdAt.toISOString(),
});

/** An enum's value by its name in the schema. */
const nameOf = <Name extends string>(value: string) =>
  value.toUpperCase().replaceAll('-', '_') as Name;

type Notification = Awaited<ReturnType<typeof allNotifications>>[number];
const allNotifications = ({ models }: TestShop) =>
  models.Notification.find().sort({ _id: 1 }).lean();

type Review = Awaited<ReturnType<typeof allReviews>>[number];
const allReviews = ({ models }: TestShop) => models.Review.find().sort({ _id: 1 }).lean();

type SignIn = Awaited<ReturnType<typeof allSignIns>>[number];
const allSignIns = ({ models }: TestShop) => models.SignIn.find().sort({ _id: 1 }).lean();

type AuditLogEntry = Awaited<ReturnType<TestShop['models']['AuditLog']['find']>>[number];
type Payment = Awaited<ReturnType<typeof allPayments>>[number];
const allPayments = ({ models }: TestShop) => models.Payment.find().sort({ _id: 1 }).lean();

async function paymentOf({ cards }: TestShop, payment: Payment): Promise<PaymentRecord> {
  const { transactionId, status, paidAt, refundedAt, dispute } = payment;
  const isCharged = async () =>
    (await cards.stripe.paymentIntents.retrieve(transactionId)).status === 'succeeded';
  return {
    id: id(payment._id),
    transactionId,
    status: status.toUpperCase().replace('-', '_') as PaymentStatus,
    charged: status === 'pending' ? await isCharged() : status !== 'failed',
    amount: payment.amount,
    currency: payment.currency,
    part: nameOf<PaymentPart>(payment.part ?? 'whole'),
    price: payment.price ?? payment.amount,
    firstHalfId: payment.firstHalfId ? id(payment.firstHalfId) : null,
    blind: payment.blind ?? false,
    balance: payment.balance ? balanceOf(payment.balance) : null,
    amountRefunded: payment.amountRefunded ?? 0,
    dispute: dispute ? disputeOf(dispute) : null,
    productId: id(payment.productId),
    buyerId: id(payment.buyerId),
    sellerId: id(payment.sellerId),
    productName: payment.productName,
    image: payment.image,
    buyerName: payment.buyerName,
    buyerEmail: payment.buyerEmail,
    sellerName: payment.sellerName,
    createdAt: payment.createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    place: payment.place ?? null,
    handedOverAt: payment.handedOverAt?.toISOString() ?? null,
    disputedAt: payment.disputedAt?.toISOString() ?? null,
    problem: payment.problem ?? null,
    refundReason: payment.refundReason ?? null,
    refund: payment.refund ? refundOf(payment.refund) : null,
    removedBookingId: payment.removedBookingId ?? null,
    removedWishId: payment.removedWishId ?? null,
  };
}

const refundOf = ({ reason, adminId, begunAt }: NonNullable<Payment['refund']>) => ({
  reason,
  adminId: id(adminId),
  begunAt: begunAt.toISOString(),
});

const balanceOf = (balance: NonNullable<Payment['balance']>): BalanceRecord => ({
  status: nameOf<BalanceRecord['status']>(balance.status),
  amount: balance.amount,
  dueFrom: balance.dueFrom?.toISOString() ?? null,
  dueBy: balance.dueBy?.toISOString() ?? null,
  paidAt: balance.paidAt?.toISOString() ?? null,
  cancelledAt: balance.cancelledAt?.toISOString() ?? null,
  paymentId: balance.paymentId ? id(balance.paymentId) : null,
});

const disputeOf = (dispute: NonNullable<Payment['dispute']>): DisputeRecord => ({
  ...dispute,
  status: dispute.status.toUpperCase() as DisputeRecord['status'],
  createdAt: dispute.createdAt.toISOString(),
  dueBy: dispute.dueBy?.toISOString() ?? null,
  updatedAt: dispute.updatedAt.toISOString(),
  closedAt: dispute.closedAt?.toISOString() ?? null,
});
