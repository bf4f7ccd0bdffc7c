import type { Price } from '@fitness-zone/contract/money.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { validInput } from '../../../shared/valid-input.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { callCardProvider, currencyOf } from '../provider-call.ts';
import { cancelPayment, settleWithIntent } from '../settle-payment.service.ts';
import { createIntent } from './create-intent.ts';
import { newPaymentRecord } from './new-payment-record.ts';
import { notAvailable } from './not-available.ts';

const maxAttempts = 5;

type OpenedPayment =
  | { message: string; amount: Price; clientSecret: string; payment: null }
  | { message: string; amount: Price; clientSecret: null; payment: PaymentRecord };

/**
 * Opens a payment of the signed-in buyer for a product, or gives the one that is open; one that was
 * paid meanwhile comes back as the payment itself. The amount is the product's price.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers, `too-many-requests`,
 *   `invalid` with the argument at fault, `not-found` for an unknown product, `not-available` for one that
 *   is not for sale, `conflict` for one's own, `payment-refused` and `unavailable` when the card provider
 *   refuses or does not answer
 */
export async function openPayment(context: Context, productId: unknown): Promise<OpenedPayment> {
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
      ? await resumeAttempt(context, product, latest)
      : await startAttempt(context, buyer, product, 1);
    if (opened) return opened;
  }
  throw new Refusal('unavailable', 'This payment is being changed elsewhere. Please try again.');
}

const latestAttempt = ({ models }: Context, buyer: UserRecord, product: ProductRecord) =>
  models.Payment.findOne({ buyerId: buyer._id, productId: product._id })
    .sort({ attempt: -1 })
    .lean();

/** Goes on with the last attempt, or after it; null when it has just ended and one must look again. */
async function resumeAttempt(
  context: Context,
  product: ProductRecord,
  latest: PaymentRecord,
): Promise<OpenedPayment | null> {
  if (latest.status === 'paid') return alreadyPaid(latest);
  if (latest.status !== 'pending') {
    if (product.inStock !== 'available') throw notAvailable(product, latest);
    const buyer = requireRole(context, 'buyer');
    return startAttempt(context, buyer, product, latest.attempt + 1);
  }
  const { stripe } = context.cards;
  const intent = await callCardProvider(
    context,
    stripe.paymentIntents.retrieve(latest.transactionId),
  );
  const settled = await callCardProvider(context, settleWithIntent(context, latest, intent));
  if (settled.status === 'paid') return alreadyPaid(settled);
  if (settled.status !== 'pending') return null;
  const isUnchanged =
    product.inStock === 'available' &&
    settled.amount === product.resalePrice &&
    settled.currency === currencyOf(context);
  if (isUnchanged && intent.client_secret) return opened(settled, intent.client_secret);
  await callCardProvider(context, cancelPayment(context, settled));
  return null;
}

async function startAttempt(
  context: Context,
  buyer: UserRecord,
  product: ProductRecord,
  attempt: number,
): Promise<OpenedPayment | null> {
  if (product.inStock !== 'available') throw notAvailable(product);
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

const opened = ({ amount, currency }: Price, clientSecret: string): OpenedPayment => ({
  message: 'The payment is open.',
  amount: { amount, currency },
  clientSecret,
  payment: null,
});

const alreadyPaid = (payment: PaymentRecord): OpenedPayment => ({
  message: `You have already paid for ${payment.productName}.`,
  amount: { amount: payment.amount, currency: payment.currency },
  clientSecret: null,
  payment,
});
