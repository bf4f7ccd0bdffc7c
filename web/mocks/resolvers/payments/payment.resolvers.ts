import { isOfProduct, refundCause, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import { canPayInHalves, halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import type { PaymentPart, RecordPaymentInput, Resolvers } from '../../generated/resolvers.ts';
import { deletedParty } from '../../records/accounts/deleteAccountOf.ts';
import { byId, productOf, removeWhere } from '../../records/findRecords.ts';
import { isUnpaid } from '../../records/payments/balance.ts';
import {
  newId,
  type PaymentRecord,
  type ProductRecord,
  type Records,
  type UserRecord,
} from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import {
  balanceRefusalOf,
  changeStock,
  giveBack,
  priceFor,
  refusalOf,
  stockOf,
} from '../catalog/stock.ts';
import { isEntryOf } from '../list.resolvers.ts';
import { balanceResolvers } from './balance.resolvers.ts';
import { handOverResolvers } from './handOver.resolvers.ts';
import { refundResolvers } from './refund.resolvers.ts';

/** Payments. Whether the card provider took the money stands in the record: `charged`. */
export const paymentResolvers: Required<Resolvers>['Mutation'] = {
  createPaymentIntent: mutation((given: { productId: string; part?: PaymentPart }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { productId, part = 'WHOLE' } = validInput('MutationCreatePaymentIntentArgs', given);
    const { records } = context;
    const product = byId(records.products, productId);
    if (!product) throw notFound('Product');
    const ofBuyer = records.payments.filter(
      (one) => one.productId === product.id && one.buyerId === buyer.id,
    );
    const latest = ofBuyer.at(-1);
    if (latest?.status === 'PENDING' && latest.charged) settle(records, latest);
    const sale = ofBuyer.findLast((one) => one.status === 'PAID' && one.part !== 'BALANCE');
    const paidId = part === 'BALANCE' ? sale?.balance?.paymentId : sale?.id;
    const paid = byId(ofBuyer, paidId ?? '');
    if (paid) {
      const message = `You have already paid for ${paid.productName}.`;
      return { message, amount: priceIn(paid), clientSecret: null, payment: paid };
    }
    const charge =
      part === 'BALANCE' ? balanceCharge(product, sale) : chargeFor(product, buyer, part);
    if (charge instanceof Refusal) {
      const isUnavailable = charge.code === 'NOT_AVAILABLE';
      if (isUnavailable && latest?.status === 'PENDING') latest.status = 'FAILED';
      throw isUnavailable ? notAvailable(product, latest) : charge;
    }
    const isOpen = latest?.status === 'PENDING' && isFor(charge, latest);
    if (latest?.status === 'PENDING' && !isOpen) latest.status = 'FAILED';
    const payment = isOpen ? latest : open(records, buyer, product, charge);
    const clientSecret = `${payment.transactionId}_secret_mock`;
    return {
      message: 'The payment is open.',
      amount: priceIn(payment),
      clientSecret,
      payment: part === 'BALANCE' ? (sale ?? null) : null,
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
      message:
        payment.part === 'BALANCE'
          ? `Balance received: ${payment.productName} is wholly paid`
          : `Payment received: ${payment.productName} is yours`,
      payment,
      removedBookingId: payment.removedBookingId,
      removedWishId: payment.removedWishId,
      viewer,
    };
  }),
  ...handOverResolvers,
  ...balanceResolvers,
  ...refundResolvers,
};

/** What a payment is opened for. */
type Charge = Pick<PaymentRecord, 'part' | 'amount' | 'price' | 'firstHalfId' | 'blind'>;

function chargeFor(
  product: ProductRecord,
  buyer: UserRecord,
  part: 'WHOLE' | 'FIRST_HALF',
): Charge | Refusal {
  const price = priceFor(product, buyer);
  if (price === null) return notAvailable(product);
  const common = { part, price, firstHalfId: null, blind: product.inStock === 'PAUSED' };
  if (part === 'WHOLE') return { ...common, amount: price };
  if (!canPayInHalves(price)) {
    const message = `${product.productName} costs too little to be paid in two instalments.`;
    return new Refusal('CONFLICT', message, { field: 'part' });
  }
  return { ...common, amount: halvesOf(price).firstHalf };
}

function balanceCharge(
  { productName }: ProductRecord,
  sale: PaymentRecord | undefined,
): Charge | Refusal {
  if (!sale?.balance || !isUnpaid(sale.balance)) {
    const message = `You have no balance to pay for ${productName}.`;
    return new Refusal('CONFLICT', message, { field: 'part' });
  }
  const { id: firstHalfId, price } = sale;
  return { part: 'BALANCE', amount: sale.balance.amount, price, firstHalfId, blind: false };
}

const isFor = (charge: Charge, payment: PaymentRecord): boolean =>
  payment.part === charge.part &&
  payment.amount === charge.amount &&
  payment.price === charge.price &&
  payment.blind === charge.blind &&
  payment.firstHalfId === charge.firstHalfId;

const priceIn = ({ amount, currency }: PaymentRecord) => ({ amount, currency });

function open(
  { payments, users }: Records,
  buyer: UserRecord,
  product: ProductRecord,
  charge: Charge,
): PaymentRecord {
  if (product.sellerId === buyer.id) {
    throw new Refusal('CONFLICT', 'You cannot buy your own product.');
  }
  const payment: PaymentRecord = {
    id: newId(),
    transactionId: `pi_mock${newId()}`,
    status: 'PENDING',
    charged: false,
    ...charge,
    currency: 'usd',
    balance: null,
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
    refund: null,
    removedBookingId: null,
    removedWishId: null,
  };
  payments.push(payment);
  return payment;
}

/** Sells the product to whoever was charged first; a later payer gets the money back. */
function settle(records: Records, payment: PaymentRecord): void {
  if (payment.part === 'BALANCE') {
    settleBalance(records, payment);
    return;
  }
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
  const paid = { status: 'PAID', blind: false, place: product.location, paidAt: now };
  Object.assign(payment, paid, removed);
  if (payment.part === 'FIRST_HALF') payment.balance = newBalance(payment);
  changeStock(records, product, 'sell');
}

/** Pays the balance by whichever payment was charged first. */
function settleBalance(records: Records, payment: PaymentRecord): void {
  const reason = balanceRefusalOf(records, payment);
  if (reason) {
    giveBack(payment, reason);
    return;
  }
  const paidAt = new Date().toISOString();
  Object.assign(payment, { status: 'PAID', paidAt });
  const first = byId(records.payments, payment.firstHalfId ?? '');
  if (first?.balance) {
    Object.assign(first.balance, { status: 'PAID', paidAt, paymentId: payment.id });
  }
}

const newBalance = ({ price, amount }: PaymentRecord): PaymentRecord['balance'] => ({
  status: 'NOT_DUE',
  amount: price - amount,
  dueFrom: null,
  dueBy: null,
  paidAt: null,
  cancelledAt: null,
  paymentId: null,
});

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
