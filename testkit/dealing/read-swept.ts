import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import type { PickUpPlanRecord } from '../../graph/src/domains/orders/pick-up/windows/pick-up-plan.model.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { shownOffers } from './offer-history.ts';

export type Swept = Awaited<ReturnType<typeof readSwept>>;

/** Reads a schedule's records after the last sweep. */
export async function readSwept(
  services: DealingServices,
  state: DealingState,
  process: PaymentProcess,
) {
  const { models } = services;
  const { _id: productId } = state.product;
  const product = await models.Product.findById(productId).lean();
  if (!product) throw new Error('the product is gone');
  const ids = state.buyers.map(({ _id }) => _id);
  const present = await models.User.find({ _id: { $in: ids }, deletingAt: null }).lean();
  const orders: OrderRecord[] = await models.Order.find({ productId }).lean();
  const plans: PickUpPlanRecord[] = await models.PickUpPlan.find({}).lean();
  return {
    services,
    state,
    process,
    product,
    offers: await shownOffers(process, state),
    stored: await models.Offer.find({ productId }).sort({ _id: 1 }).lean(),
    payments: await models.Payment.find({ productId }).lean(),
    orders,
    plans,
    /** The buyers whose accounts still exist. */
    present: new Set(present.map(({ _id }) => _id.toHexString())),
  };
}
