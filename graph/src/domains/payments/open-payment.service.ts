import { randomUUID } from 'node:crypto';
import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { Price } from '@fitness-zone/contract/money.ts';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { deletedParty } from './anonymize-payments.service.ts';
import type { PaymentRecord } from './payment.model.ts';
import { publishPayment } from './payment.visibility.ts';
import { callCardProvider, currencyOf, shopName } from './provider-call.ts';
import { cancelPayment, settleBy } from './settle-payment.service.ts';

const firstCheckDelayMs = 2 * 60_000;
const maxAttempts = 5;

type Opened =
  | { message: string; amount: Price; clientSecret: string; payment: null }
  | { message: string; amount: Price; clientSecret: null; payment: PaymentRecord };

/**
 * Opens a payment of the signed-in buyer for a product, or gives the one that is open; one that was
 * paid meanwhile comes back as the payment itself. The amount is the product's price.
 * @throws Refusal `not-available` for a product that is not for sale, `conflict` for one's own,
 * `payment-refused` and `unavailable` when the card provider refuses or does not answer
 */
export async function openPayment(context: Context, productId: unknown): Promise<Opened> {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'payments');
  const given = validInput('MutationCreatePaymentIntentArgs', { productId });
  const id = toObjectId(given.productId, 'Product');
  // Each turn ends one attempt that cannot go on; a buyer in several windows may end a few at once.
  for (let turn = 0; turn < maxAttempts; turn++) {
    const product = await context.models.Product.findById(id).lean();
    if (!product) throw notFound('Product');
    const latest = await latestAttempt(context, buyer, product);
    const opened = latest
      ? await resume(context, product, latest)
      : await begin(context, buyer, product, 1);
    if (opened) return opened;
  }
  throw new Refusal('unavailable', 'This payment is being changed elsewhere. Please try again.');
}

const latestAttempt = ({ models }: Context, buyer: UserRecord, product: ProductRecord) =>
  models.Payment.findOne({ buyerId: buyer._id, productId: product._id })
    .sort({ attempt: -1 })
    .lean();

/** Goes on with the last attempt, or after it; null when it has just ended and one must look again. */
async function resume(
  context: Context,
  product: ProductRecord,
  latest: PaymentRecord,
): Promise<Opened | null> {
  if (latest.status === 'paid') return alreadyPaid(latest);
  if (latest.status !== 'pending') {
    if (product.inStock !== 'available') throw goneFor(product, latest);
    const buyer = requireRole(context, 'buyer');
    return begin(context, buyer, product, latest.attempt + 1);
  }
  const { stripe } = context.cards;
  const intent = await callCardProvider(
    context,
    stripe.paymentIntents.retrieve(latest.transactionId),
  );
  const settled = await callCardProvider(context, settleBy(context, latest, intent));
  if (settled.status === 'paid') return alreadyPaid(settled);
  if (settled.status !== 'pending') return null;
  const holds =
    product.inStock === 'available' &&
    settled.amount === product.resalePrice &&
    settled.currency === currencyOf(context);
  if (holds && intent.client_secret) return opened(settled, intent.client_secret);
  await callCardProvider(context, cancelPayment(context, settled));
  return null;
}

async function begin(
  context: Context,
  buyer: UserRecord,
  product: ProductRecord,
  attempt: number,
): Promise<Opened | null> {
  if (product.inStock !== 'available') throw goneFor(product);
  if (product.sellerId.equals(buyer._id)) {
    throw new Refusal('conflict', 'You cannot buy your own product.');
  }
  const intent = await callCardProvider(context, createIntent(context, buyer, product, attempt));
  const seller = await context.models.User.findById(product.sellerId).lean();
  try {
    const record = newPaymentRecord(intent, { buyer, product, seller, attempt });
    await context.models.Payment.create(record);
    publishPayment(context.events, record);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  return intent.client_secret ? opened(intent, intent.client_secret) : null;
}

/**
 * Asks the provider under a key of buyer, product and attempt, so that a repeat after a lost answer
 * gives the same intent. An answered failure would be repeated as well: then a fresh key is tried.
 * An intent whose secret reached no browser can never be paid.
 */
async function createIntent(
  context: Context,
  buyer: UserRecord,
  product: ProductRecord,
  attempt: number,
): Promise<Stripe.PaymentIntent> {
  const [buyerId, productId] = [buyer._id.toHexString(), product._id.toHexString()];
  const currency = currencyOf(context);
  const params = {
    amount: product.resalePrice,
    currency,
    payment_method_types: ['card'],
    metadata: { shop: shopName, buyerId, productId, attempt: String(attempt) },
  };
  const idempotencyKey = `pay:${buyerId}:${productId}:${attempt}:${params.amount}${currency}`;
  const { paymentIntents } = context.cards.stripe;
  try {
    return await paymentIntents.create(params, { idempotencyKey });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    const again = { idempotencyKey: `${idempotencyKey}:${randomUUID()}` };
    return paymentIntents.create(params, again);
  }
}

/** The record of an intent that was just created or found: pending, with a snapshot of the sale. */
export function newPaymentRecord(
  intent: Stripe.PaymentIntent,
  parties: {
    buyer: UserRecord | null;
    product: ProductRecord;
    seller: UserRecord | null;
    attempt: number;
  },
) {
  const { buyer, product, seller, attempt } = parties;
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    transactionId: intent.id,
    status: 'pending' as const,
    amount: intent.amount,
    currency: intent.currency,
    productId: product._id,
    buyerId: buyer?._id ?? new Types.ObjectId(intent.metadata.buyerId),
    sellerId: product.sellerId,
    attempt,
    productName: product.productName,
    image: product.image,
    buyerName: named(buyer).name,
    buyerEmail: named(buyer).email,
    sellerName: named(seller).name,
    createdAt: now,
    checkAt: new Date(now.getTime() + firstCheckDelayMs),
  };
}

/** A party as a payment names it; one that is being deleted no more. */
const named = (user: UserRecord | null) => (user && !user.deletingAt ? user : deletedParty);

const opened = ({ amount, currency }: Price, clientSecret: string): Opened => ({
  message: 'The payment is open.',
  amount: { amount, currency },
  clientSecret,
  payment: null,
});

const alreadyPaid = (payment: PaymentRecord): Opened => ({
  message: `You have already paid for ${payment.productName}.`,
  amount: { amount: payment.amount, currency: payment.currency },
  clientSecret: null,
  payment,
});

/** Why a product cannot be paid for, in the words that fit what happened to this buyer. */
function goneFor({ productName, inStock }: ProductRecord, latest?: PaymentRecord): Refusal {
  if (latest && moneyReturns.includes(latest.status)) {
    return new Refusal('not-available', soldMeanwhile(latest));
  }
  const fate = inStock === 'sold' ? 'is already sold' : 'is no longer for sale';
  return new Refusal('not-available', `${productName} ${fate}.`);
}

const moneyReturns: PaymentStatus[] = ['refunding', 'refunded', 'refund-failed'];

/** What a buyer reads whose money came too late. */
export function soldMeanwhile({ productName, status }: PaymentRecord): string {
  return `${productName} was sold to another buyer a moment earlier. ${refundOf(status)}`;
}

function refundOf(status: PaymentStatus): string {
  if (status === 'refund-failed') {
    return 'Your bank did not take the refund; the shop will return your money another way.';
  }
  const refund = status === 'refunded' ? 'was refunded' : 'is being refunded';
  return `Your payment ${refund} in full.`;
}
