import type { Types } from 'mongoose';
import type { PaymentServices } from '../provider-call.service.ts';
import { checkPayment } from './check-payment.service.ts';

/**
 * Cancels the open payments of an account that is suspended, being deleted or no longer a buyer's. A payment that took
 * the money meanwhile buys the product. The sweeper cancels payments for which the card provider didn't answer.
 * @returns the ids of the payments
 */
export async function callOffPaymentsOf(
  services: PaymentServices,
  buyerId: Types.ObjectId,
): Promise<string[]> {
  const open = await services.models.Payment.find({ buyerId, status: 'pending' }).lean();
  for (const payment of open) await checkPayment(services, payment);
  return open.map(({ _id }) => _id.toHexString());
}

/** For accounts that became admins, who can neither confirm nor complain about a purchase. */
export async function callOffUnlessBuyer(services: PaymentServices, userId: string): Promise<void> {
  const user = await services.models.User.findById(userId, { role: 1 }).lean();
  if (user && user.role !== 'buyer') await callOffPaymentsOf(services, user._id);
}
