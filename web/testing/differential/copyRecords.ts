import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { Types } from 'mongoose';
import type { Condition, PaymentStatus, Role, Stock } from '../../mocks/generated/resolvers.ts';
import type { EntryRecord, PaymentRecord, Records } from '../../mocks/records.ts';

/** All records of a shop's database as the mocks keep them, with the same ids and times. */
export async function copyRecords(shop: TestShop): Promise<Records> {
  const { User, Category, Product, Booking, Wish } = shop.models;
  const oldestFirst = { _id: 1 } as const;
  const [users, categories, products, bookings, wishes, payments] = await Promise.all([
    User.find().sort(oldestFirst).lean(),
    Category.find().sort(oldestFirst).lean(),
    Product.find().sort(oldestFirst).lean(),
    Booking.find().sort(oldestFirst).lean(),
    Wish.find().sort(oldestFirst).lean(),
    allPayments(shop),
  ]);
  return {
    users: users.map(({ _id, name, email, image, role, verified }) => ({
      id: id(_id),
      name,
      email,
      image: image ?? null,
      role: role.toUpperCase() as Role,
      verified,
    })),
    categories: categories.map(({ _id, title, body, image }) => ({
      id: id(_id),
      title,
      body,
      image,
    })),
    products: products.map(({ _id, paymentId: _paymentId, requestKey, ...product }) => ({
      ...product,
      id: id(_id),
      sellerId: id(product.sellerId),
      categoryId: id(product.categoryId),
      inStock: product.inStock.toUpperCase() as Stock,
      condition: product.condition.toUpperCase() as Condition,
      postedTime: product.postedTime.toISOString(),
      requestKey: requestKey ?? null,
    })),
    bookings: bookings.map(entry),
    wishes: wishes.map(entry),
    payments: await Promise.all(payments.map((payment) => paymentOf(shop, payment))),
  };
}

const id = (value: Types.ObjectId): string => value.toHexString();

type Entry = {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  productPrice: number;
  createdAt: Date;
};

const entry = ({ _id, userId, productId, productPrice, createdAt }: Entry): EntryRecord => ({
  id: id(_id),
  userId: id(userId),
  productId: id(productId),
  productPrice,
  createdAt: createdAt.toISOString(),
});

type Payment = Awaited<ReturnType<typeof allPayments>>[number];
const allPayments = ({ models }: TestShop) => models.Payment.find().sort({ _id: 1 }).lean();

async function paymentOf({ cards }: TestShop, payment: Payment): Promise<PaymentRecord> {
  const { transactionId, status, paidAt, refundedAt } = payment;
  const isCharged = async () =>
    (await cards.stripe.paymentIntents.retrieve(transactionId)).status === 'succeeded';
  return {
    id: id(payment._id),
    transactionId,
    status: status.toUpperCase() as PaymentStatus,
    charged: status === 'pending' ? await isCharged() : status !== 'failed',
    amount: payment.amount,
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
    refundReason: payment.refundReason ?? null,
    removedBookingId: payment.removedBookingId ?? null,
    removedWishId: payment.removedWishId ?? null,
  };
}
