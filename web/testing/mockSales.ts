import type { BalanceRecord, PaymentRecord, Records } from '../mocks/records/records.ts';

/** Adds a payment by which the first buyer has bought a product of the first seller. */
export function addSale(
  { payments, products, users }: Records,
  details: Partial<PaymentRecord> = {},
) {
  const [buyer, seller] = (['BUYER', 'SELLER'] as const).map((role) =>
    users.find((user) => user.role === role),
  );
  const product = products.find(({ sellerId }) => sellerId === seller?.id);
  if (!buyer || !seller || !product) throw new Error('The sample data has no sale to make.');
  Object.assign(product, { inStock: 'SOLD', phone: '5550123' });
  const payment: PaymentRecord = {
    id: '6'.repeat(24),
    transactionId: 'pi_mock',
    status: 'PAID',
    charged: true,
    amount: 120_00,
    currency: 'usd',
    part: 'WHOLE',
    price: 120_00,
    firstHalfId: null,
    blind: false,
    balance: null,
    amountRefunded: 0,
    dispute: null,
    productId: product.id,
    buyerId: buyer.id,
    sellerId: seller.id,
    productName: 'Bench',
    image: product.image,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    sellerName: seller.name,
    createdAt: '2026-03-01T10:00:00.000Z',
    paidAt: '2026-03-01T10:01:00.000Z',
    refundedAt: null,
    place: 'Lyon',
    handedOverAt: null,
    disputedAt: null,
    problem: null,
    refundReason: null,
    refund: null,
    removedBookingId: null,
    removedWishId: null,
    ...details,
  };
  payments.push(payment);
  return { payment, buyer, seller };
}

/**
 * Adds a sale in two instalments of $60.01 and $60.00, of which the first is paid.
 * @param balance where the second one stands; not due by default
 */
export function addSaleInHalves(
  records: Records,
  balance: Partial<BalanceRecord> = {},
  details: Partial<PaymentRecord> = {},
) {
  return addSale(records, {
    part: 'FIRST_HALF',
    amount: 60_01,
    price: 120_01,
    balance: {
      status: 'NOT_DUE',
      amount: 60_00,
      dueFrom: null,
      dueBy: null,
      paidAt: null,
      cancelledAt: null,
      paymentId: null,
      ...balance,
    },
    ...details,
  });
}
