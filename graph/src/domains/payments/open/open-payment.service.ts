import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { MutationCreatePaymentIntentArgs } from '../../../generated/graphql.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { callCardProvider } from '../provider-call.service.ts';
import { cancelPayment, settleWithIntent } from '../state/settle-payment.service.ts';
import { type AmountDue, amountDueFor, balanceDue, isFor } from './amount-due.rules.ts';
import { createIntent } from './create-intent.service.ts';
import { newPaymentRecord } from './new-payment-record.rules.ts';
import { firstCheckAt } from './payment-of-intent.service.ts';

const maxAttempts = 5;

type OpenedPayment =
  | { message: string; amount: Price; clientSecret: string; payment: PaymentRecord | null }
  | { message: string; amount: Price; clientSecret: null; payment: PaymentRecord };

/** Buyer, product, and earlier attempts. */
type Attempt = {
  buyer: UserRecord;
  product: ProductRecord;
  latest: PaymentRecord | null;
  /** The buyer's payment, whole or first half, that bought it. */
  sale: PaymentRecord | null;
  part: PaymentPart;
};

/**
 * Opens a payment of the signed-in buyer for a product or a part of its price, or returns the open one; if it was paid
 * meanwhile, returns the payment itself. An open payment of another part or amount is cancelled.
 * @throws Refusal `too-many-requests`, `not-found` for an unknown product, `not-available` for one that is not for
 *   sale, `conflict` for one's own, for a price that is too low for two instalments, and if there is no balance to pay,
 *   `payment-refused` and `unavailable` when the card provider refuses or does not answer
 */
export async function openPayment(
  context: Context,
  asked: Unchecked<MutationCreatePaymentIntentArgs>,
): Promise<OpenedPayment> {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'payments');
  const given = validInput('MutationCreatePaymentIntentArgs', asked);
  const id = toObjectId(given.productId, 'Product');
  const part = given.part ?? 'whole';
  // Each round ends one attempt that can't continue; a buyer with several windows may have a few.
  for (let turn = 0; turn < maxAttempts; turn++) {
    const product = await context.models.Product.findById(id).lean();
    if (!product) throw notFound('Product');
    const latest = await latestAttempt(context, buyer, product);
    const attempt = { buyer, product, latest, sale: await saleTo(context, latest), part };
    const opened =
      latest?.status === 'pending'
        ? await resumeAttempt(context, attempt, latest)
        : await startAttempt(context, attempt);
    if (opened) return opened;
  }
  throw new Refusal('unavailable', 'This payment is changing right now. Please try again.');
}

const latestAttempt = ({ models }: Context, buyer: UserRecord, product: ProductRecord) =>
  models.Payment.findOne({ buyerId: buyer._id, productId: product._id })
    .sort({ attempt: -1 })
    .lean();

/** The payment, whole or first half, that bought the product for the buyer. */
async function saleTo(
  { models }: Context,
  latest: PaymentRecord | null,
): Promise<PaymentRecord | null> {
  if (!latest) return null;
  if (latest.status === 'paid' && latest.part !== 'balance') return latest;
  const { buyerId, productId } = latest;
  return models.Payment.findOne({ buyerId, productId, status: 'paid', part: { $ne: 'balance' } })
    .sort({ attempt: -1 })
    .lean();
}

/** The payment that already covers it; null if something is still due. */
async function paidBy({ models }: Context, { sale, part }: Attempt): Promise<PaymentRecord | null> {
  if (part !== 'balance') return sale;
  const { paymentId } = sale?.balance ?? {};
  return paymentId ? models.Payment.findById(paymentId).lean() : null;
}

const amountDueOf = (context: Context, attempt: Attempt): AmountDue | Refusal =>
  attempt.part === 'balance'
    ? balanceDue(attempt.product, attempt.sale)
    : amountDueFor({ config: context.config, now: context.now() }, attempt, attempt.part);

/** Continues the open attempt; null if it has just ended, to look again. */
async function resumeAttempt(
  context: Context,
  attempt: Attempt,
  open: PaymentRecord,
): Promise<OpenedPayment | null> {
  const { stripe } = context.cards;
  const intent = await callCardProvider(
    context,
    stripe.paymentIntents.retrieve(open.transactionId),
  );
  const settled = await callCardProvider(context, settleWithIntent(context, open, intent));
  if (settled.status !== 'pending') return null;
  const paid = await paidBy(context, attempt);
  if (paid) return alreadyPaid(paid);
  const due = amountDueOf(context, attempt);
  // If the requested part can't be paid, the open payment stays, unless it can't be paid either.
  if (due instanceof Refusal && due.code !== 'not-available') throw due;
  const isUnchanged = !(due instanceof Refusal) && isFor(due, settled);
  if (isUnchanged && intent.client_secret) return opened(settled, intent.client_secret, attempt);
  await callCardProvider(context, cancelPayment(context, settled));
  return null;
}

async function startAttempt(context: Context, given: Attempt): Promise<OpenedPayment | null> {
  const paid = await paidBy(context, given);
  if (paid) return alreadyPaid(paid);
  const { buyer, product, latest } = given;
  const due = amountDueOf(context, given);
  if (due instanceof Refusal) throw due;
  if (product.sellerId.equals(buyer._id)) {
    throw new Refusal('conflict', 'You can’t buy your own product.');
  }
  const attempt = (latest?.attempt ?? 0) + 1;
  const intent = await callCardProvider(
    context,
    createIntent(context, { buyer, product, attempt, due }),
  );
  const seller = await context.models.User.findById(product.sellerId).lean();
  try {
    const record = newPaymentRecord(
      intent,
      { buyer, product, seller, attempt },
      { createdAt: new Date(context.now()), checkAt: firstCheckAt() },
    );
    await context.models.Payment.create(record);
    publishPayment(context.events, record);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  return intent.client_secret ? opened(intent, intent.client_secret, given) : null;
}

const opened = (
  { amount, currency }: Price,
  clientSecret: string,
  { part, sale }: Pick<Attempt, 'part' | 'sale'>,
): OpenedPayment => ({
  message: 'The payment has started.',
  amount: { amount, currency },
  clientSecret,
  // For a balance, the answer includes the first payment.
  payment: part === 'balance' ? sale : null,
});

const alreadyPaid = (payment: PaymentRecord): OpenedPayment => ({
  message: `You have already paid for ${payment.productName}.`,
  amount: { amount: payment.amount, currency: payment.currency },
  clientSecret: null,
  payment,
});
