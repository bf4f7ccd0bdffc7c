import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import type { PickUpPlanRecord } from '../../graph/src/domains/orders/pick-up/windows/pick-up-plan.model.ts';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import type { BuyersAct } from './dealing-schedule.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { timesIn } from './pick-up-windows.ts';

export type PickUpFacts = Awaited<ReturnType<typeof readPickUp>>;

/** The seller's plans, and the order of the current sale with its first payment; null without a sale. */
export async function readPickUp(
  { models }: Pick<DealingServices, 'models'>,
  { product: { _id: productId }, seller }: Pick<DealingState, 'product' | 'seller'>,
) {
  const product = await models.Product.findById(productId).lean();
  const plans: PickUpPlanRecord[] = await models.PickUpPlan.find({
    sellerId: seller._id,
    removed: { $ne: true },
  }).lean();
  const firstPaymentId = product?.paymentId ?? null;
  const order: OrderRecord | null = firstPaymentId
    ? await models.Order.findOne({ firstPaymentId }).lean()
    : null;
  const first: PaymentRecord | null = order
    ? await models.Payment.findById(firstPaymentId).lean()
    : null;
  return { plans, sale: order && first ? { order, first } : null };
}

/** The plan for the product, or the seller's plan for all products. */
export const planFor = (plans: readonly PickUpPlanRecord[], isOfProduct: boolean) =>
  plans.find(({ productId }) => (productId !== null) === isOfProduct) ?? null;

/** The plan that applies to the product. */
export const appliedPlan = (plans: readonly PickUpPlanRecord[]) =>
  planFor(plans, true) ?? planFor(plans, false);

/** The time that a buyer chooses; a time that nobody offers if there is none to choose from. */
export function chosenTime(
  { nth, off }: Extract<BuyersAct, { do: 'choosePickUpTime' }>,
  plans: readonly PickUpPlanRecord[],
  now: number,
): number {
  const times = timesIn(appliedPlan(plans)?.windows ?? [], now);
  return (times[nth] ?? times.at(-1) ?? now + dayMs) + off * 60_000;
}
