import type { ProductRecord } from '../../catalog/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { currencyOf, type PaymentServices } from '../provider-call.ts';
import { cancelPayment, settle } from '../settle-payment.service.ts';

/** How often the sweeper runs, in milliseconds. */
export const sweepIntervalMs = 60_000;
/** How old a payment is, in milliseconds, when it is canceled because nobody has paid it. */
export const abandonedAfterMs = 24 * 60 * 60_000;
/** The longest time between two checks of a payment, in milliseconds. */
export const maxRetryDelayMs = 60 * 60_000;

/**
 * Cancels a pending payment that is abandoned or whose product is not available any more, and settles any
 * other one. What fails is logged, and checked again later.
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
  await services.models.Payment.updateOne({ _id: payment._id }, { checkAt: nextCheck(payment) });
}

async function shouldCancel(services: PaymentServices, payment: PaymentRecord): Promise<boolean> {
  if (Date.now() - payment.createdAt.getTime() > abandonedAfterMs) return true;
  const product = await services.models.Product.findById(payment.productId).lean();
  return !isOffered(services, payment, product);
}

/** Whether a product can still be a payment's: it is, or it is for sale at that price. */
export function isOffered(
  services: Pick<PaymentServices, 'config'>,
  payment: PaymentRecord,
  product: ProductRecord | null,
): boolean {
  if (product?.paymentId?.equals(payment._id)) return true;
  if (product?.inStock !== 'available') return false;
  return payment.amount === product.resalePrice || payment.currency !== currencyOf(services);
}

/** The older a payment is, the less is to be expected of the next minute. */
function nextCheck({ createdAt }: PaymentRecord): Date {
  const age = Date.now() - createdAt.getTime();
  return new Date(Date.now() + Math.min(Math.max(age / 2, sweepIntervalMs), maxRetryDelayMs));
}
