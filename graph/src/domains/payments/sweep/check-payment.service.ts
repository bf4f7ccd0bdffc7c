import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { isAgreedPrice, priceFor } from '../../product/price-for.rules.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { priceOf } from '../balance/balance.rules.ts';
import { isBalanceOpenFor } from '../balance/pay-balance.service.ts';
import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { currencyOf } from '../provider-terms.rules.ts';
import { cancelPayment, settle } from '../state/settle-payment.service.ts';

/** Milliseconds between runs of the sweeper. */
export const sweepIntervalMs = 60_000;
/** Milliseconds after which an unpaid payment is cancelled. */
export const abandonedAfterMs = dayMs;
/** The longest time between two checks of a payment, in milliseconds. */
export const maxRetryDelayMs = hourMs;

/**
 * Cancels a pending payment that is abandoned, whose product is no longer available, or whose buyer is suspended,
 * deleted or no longer a buyer. Settles any other. Failures are logged and checked again later.
 */
export async function checkPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<void> {
  try {
    const mustCancel = payment.status === 'pending' && (await shouldCancel(services, payment));
    const now = await (mustCancel ? cancelPayment(services, payment) : settle(services, payment));
    if (now.status !== 'pending' && now.status !== 'refunding') return;
  } catch (error) {
    const { transactionId } = payment;
    services.log.error({ err: error, transactionId }, 'a payment could not be settled yet');
  }
  await services.models.Payment.updateOne(
    { _id: payment._id },
    { checkAt: nextCheck(services, payment) },
  );
}

async function shouldCancel(services: PaymentServices, payment: PaymentRecord): Promise<boolean> {
  if (services.now() - payment.createdAt.getTime() > abandonedAfterMs) return true;
  const { User, Product } = services.models;
  const buyer = await User.findById(payment.buyerId).lean();
  if (buyer?.role !== 'buyer' || buyer.deletingAt || buyer.suspendedAt) return true;
  const product = await Product.findById(payment.productId).lean();
  return !(await canStillBuy(services, payment, product));
}

/** True if it has bought, if its buyer can still buy at that price, or if it can still pay the balance. */
export async function canStillBuy(
  services: Pick<PaymentServices, 'config' | 'models' | 'now'>,
  payment: PaymentRecord,
  product: ProductRecord | null,
): Promise<boolean> {
  if (payment.part === 'balance') return isBalanceOpenFor(services, payment);
  if (product?.paymentId?.equals(payment._id)) return true;
  const price = product && priceFor(product, payment.buyerId, services.now());
  if (!product || price === null) return false;
  // If a payment opened before an offer of the same amount was accepted stayed open, it would reveal the hold to
  // admins.
  if (Boolean(payment.blind) !== isAgreedPrice(product)) return false;
  return priceOf(payment) === price || payment.currency !== currencyOf(services);
}

/** The older a payment, the longer until the next check. */
function nextCheck({ now }: PaymentServices, { createdAt }: PaymentRecord): Date {
  const age = now() - createdAt.getTime();
  return new Date(Date.now() + Math.min(Math.max(age / 2, sweepIntervalMs), maxRetryDelayMs));
}
