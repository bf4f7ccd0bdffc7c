import { isOfProduct, refundCause, stockSentence } from '@fitness-zone/contract/stock.ts';
import type { RecordPaymentInput, Resolvers } from '../generated/resolvers.ts';
import { deletedParty } from '../records/deleteAccountOf.ts';
import { byId, productOf, removeWhere } from '../records/findRecords.ts';
import {
  newId,
  type PaymentRecord,
  type ProductRecord,
  type Records,
  type UserRecord,
} from '../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../refusal.ts';
import { validInput } from '../validInput.ts';
import { handOverResolvers } from './handOver.resolvers.ts';
import { isEntryOf } from './list.resolvers.ts';
import { changeStock, giveBack, refusalOf, stockOf } from './stock.ts';

/** Payments. Whether the card provider took the money stands in the record: `charged`. */
export const paymentResolvers: Required<Resolvers>['Mutation'] = {
  createPaymentIntent: mutation((given: { productId: string }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { productId } = validInput('MutationCreatePaymentIntentArgs', given);
    const { records } = context;
    const product = byId(records.products, productId);
    if (!product) throw notFound('Product');
    const latest = records.payments.findLast(
      (one) => one.productId === product.id && one.buyerId === buyer.id,
    );
    if (latest?.status === 'PENDING' && latest.charged) settle(records, latest);
    if (latest?.status === 'PAID') {
      const message = `You have already paid for ${latest.productName}.`;
      return { message, amount: priceIn(latest), clientSecret: null, payment: latest };
    }
    const isOpen =
      latest?.status === 'PENDING' &&
      product.inStock === 'AVAILABLE' &&
      latest.amount === product.resalePrice;
    if (latest?.status === 'PENDING' && !isOpen) latest.status = 'FAILED';
    const payment = isOpen ? latest : open(records, buyer, product, latest);
    const clientSecret = `${payment.transactionId}_secret_mock`;
    return {
      message: 'The payment is open.',
      amount: priceIn(payment),
      clientSecret,
      payment: null,
    };
  }),
  recordPayment: mutation((given: { input: RecordPaymentInput }, context) => {
    const viewer = requireRole(context, 'BUYER');
    const input = validInput('RecordPaymentInput', given.input);
    const { records } = context;
    if (!/^[0-9a-f]{24}$/i.test(input.productId)) throw notFound('Product');
    const payment = records.payments.find((one) => one.transactionId === input.transactionId);
    if (payment?.buyerId !== viewer.id) throw notFound('Payment');
    if (payment.productId !== input.productId.toLowerCase()) {
      throw new Refusal('PAYMENT_REFUSED', 'This payment is for another product.', {
        field: 'productId',
      });
    }
    if (payment.status === 'PENDING' && payment.charged) settle(records, payment);
    if (payment.status !== 'PAID') throw refusalFor(payment);
    return {
      message: `Payment received: ${payment.productName} is yours`,
      payment,
      removedBookingId: payment.removedBookingId,
      removedWishId: payment.removedWishId,
      viewer,
    };
  }),
  ...handOverResolvers,
};

const priceIn = ({ amount, currency }: PaymentRecord) => ({ amount, currency });

function open(
  { payments, users }: Records,
  buyer: UserRecord,
  product: ProductRecord,
  latest: PaymentRecord | undefined,
): PaymentRecord {
  if (product.inStock !== 'AVAILABLE') throw notAvailable(product, latest);
  if (product.sellerId === buyer.id) {
    throw new Refusal('CONFLICT', 'You cannot buy your own product.');
  }
  const payment: PaymentRecord = {
    id: newId(),
    transactionId: `pi_mock${newId()}`,
    status: 'PENDING',
    charged: false,
    amount: product.resalePrice,
    currency: 'usd',
    amountRefunded: 0,
    dispute: null,
    productId: product.id,
    buyerId: buyer.id,
    sellerId: product.sellerId,
    productName: product.productName,
    image: product.image,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    sellerName: byId(users, product.sellerId)?.name ?? deletedParty.name,
    createdAt: new Date().toISOString(),
    paidAt: null,
    refundedAt: null,
    place: null,
    handedOverAt: null,
    disputedAt: null,
    problem: null,
    refundReason: null,
    removedBookingId: null,
    removedWishId: null,
  };
  payments.push(payment);
  return payment;
}

/** Sells the product to whoever was charged first; a later payer gets the money back. */
function settle(records: Records, payment: PaymentRecord): void {
  const product = productOf(records, payment.productId);
  const reason = refusalOf(product, payment);
  if (reason) {
    giveBack(payment, reason);
    return;
  }
  const now = new Date().toISOString();
  const isBought = isEntryOf(payment.buyerId, product.id);
  const [booking] = removeWhere(records.bookings, isBought);
  const [wish] = removeWhere(records.wishes, isBought);
  const removed = { removedBookingId: booking?.id ?? null, removedWishId: wish?.id ?? null };
  Object.assign(payment, { status: 'PAID', place: product.location, paidAt: now, ...removed });
  changeStock(records, product, 'sell');
}

function notAvailable(product: ProductRecord, latest?: PaymentRecord): Refusal {
  if (latest?.status === 'REFUNDED') return returned(latest);
  return new Refusal('NOT_AVAILABLE', stockSentence(product.productName, stockOf(product)));
}

function refusalFor(payment: PaymentRecord): Refusal {
  switch (payment.status) {
    case 'PENDING':
      return new Refusal('PAYMENT_REFUSED', 'This payment is not completed yet.');
    case 'FAILED':
      return new Refusal('PAYMENT_REFUSED', 'This payment was cancelled. No money was taken.');
    default:
      return returned(payment);
  }
}

function returned({ productName, refundReason }: PaymentRecord): Refusal {
  const cause = isOfProduct(refundReason)
    ? refundCause(productName, refundReason)
    : stockSentence(productName, 'sold');
  return new Refusal('NOT_AVAILABLE', `${cause} Your payment was refunded in full.`);
}
