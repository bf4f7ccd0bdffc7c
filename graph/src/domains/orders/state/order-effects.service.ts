import { followHandOver } from '../../payments/hand-over/hand-over.states.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { noteReturn, returnMoney } from '../../payments/refunds/return-sale.service.ts';
import { returnToSeller } from '../../product/stock/return-to-seller.service.ts';
import type { OrderRecord } from '../order.model.ts';
import { openProblem } from '../problems/problem.rules.ts';
import type { OrderNow } from './order-now.rules.ts';
import { isReturnDue } from './order-step.rules.ts';

/**
 * Applies an order to its payments, its product and the card provider. May run any number of times, concurrently and
 * after any crash: each step checks first what is already done.
 * @param first the payment that bought the product
 * @returns false if everything was done before
 */
export async function applyEffects(
  services: PaymentServices,
  order: OrderRecord,
  first: PaymentRecord,
  now: OrderNow,
): Promise<boolean> {
  if (isReturnDue(order, first)) {
    const change =
      order.cancellation?.reason === 'sold-elsewhere' ? 'sellElsewhereInstead' : 'cancelSale';
    await returnToSeller(services, order.productId, first._id, change);
    const noted = await noteReturn(services, first, null);
    const now = noted ?? (await services.models.Payment.findById(first._id).lean());
    // Another process may be returning it.
    if (now?.status === 'refunding') await returnMoney(services, now);
    return true;
  }
  const current = openProblem(order);
  const isHandedOver = now.state === 'hand-over-claimed' || now.confirmedAt !== null;
  return followHandOver(services, first, {
    handedOverAt: now.handedOverAt,
    dueFrom: isHandedOver ? (order.claimedAt ?? now.handedOverAt) : null,
    problem: current && { at: current.openedAt, text: current.steps[0]?.text ?? null },
  });
}
