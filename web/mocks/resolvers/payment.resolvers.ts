import type { RecordPaymentInput, Resolvers } from '../generated/resolvers.ts';
import { byId, newId, type PaymentRecord, take } from '../records.ts';
import { answering, only, Refused } from '../refusal.ts';
import { isFor } from './list.resolvers.ts';

/** Payments on the mocks: the card stand-in confirms, and whoever reports is believed. */
export const paymentResolvers: Required<Resolvers>['Mutation'] = {
  createPaymentIntent: answering(({ productId }: { productId: string }, context) => {
    const viewer = only(context, 'BUYER');
    const { world } = context;
    const product = byId(world.products, productId);
    if (!product) throw new Refused('NOT_FOUND', 'Product not found.');
    if (product.inStock !== 'AVAILABLE') {
      throw new Refused('NOT_AVAILABLE', `${product.productName} is already sold.`);
    }
    const open = world.payments.find(
      (one) => one.productId === productId && one.buyerId === viewer.id && one.status === 'PENDING',
    );
    const payment: PaymentRecord = open ?? {
      id: newId(),
      transactionId: `pi_mock${newId()}`,
      status: 'PENDING',
      amount: product.resalePrice,
      productId,
      buyerId: viewer.id,
      productName: product.productName,
      image: product.image,
      buyerName: viewer.name,
      buyerEmail: viewer.email,
      sellerName: byId(world.users, product.sellerId)?.name ?? 'Deleted account',
      createdAt: new Date().toISOString(),
      paidAt: null,
      refundedAt: null,
    };
    if (!open) world.payments.push(payment);
    return {
      message: 'The payment is open.',
      clientSecret: `${payment.transactionId}_secret_mock`,
      amount: payment.amount,
    };
  }),
  recordPayment: answering(({ input }: { input: RecordPaymentInput }, context) => {
    const viewer = only(context, 'BUYER');
    const { world } = context;
    const payment = world.payments.find((one) => one.transactionId === input.transactionId);
    const product = byId(world.products, input.productId);
    if (!payment || payment.buyerId !== viewer.id || !product) {
      throw new Refused('NOT_FOUND', 'Payment not found.');
    }
    product.inStock = 'SOLD';
    Object.assign(payment, { status: 'PAID', paidAt: payment.paidAt ?? new Date().toISOString() });
    const [booking] = take(world.bookings, isFor(viewer.id, product.id));
    const [wish] = take(world.wishes, isFor(viewer.id, product.id));
    return {
      message: `Payment received: ${payment.productName} is yours`,
      payment,
      removedBookingId: booking?.id ?? null,
      removedWishId: wish?.id ?? null,
      viewer,
    };
  }),
};
