import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { type PaymentServices, startPaymentServices } from '../payments/payment-processes.ts';
import { aPerson, aProductForSale } from '../payments/product-for-sale.ts';
import { holidays, timeZone } from './dealing-schedule.ts';
import type { PickUpWindow } from './pick-up-windows.ts';
import type { DoneAct, OfferHistory } from './shown-offer.ts';

/** The services that schedules run on, whose processes all have the same clock. */
export type DealingServices = PaymentServices & { time: { at: number } };

/** Starts what schedules run on, one after the other; `close` ends it. */
export async function startDealingServices(): Promise<DealingServices> {
  const time = { at: Date.now() };
  const services = await startPaymentServices({
    env: { TIME_ZONE: timeZone, HOLIDAYS: holidays.join(',') },
    now: () => time.at,
  });
  return Object.assign(services, { time });
}

/** One product, who deals over it, what they have in their browsers, and what has happened. */
export type DealingState = Awaited<ReturnType<typeof createDealingState>>;

/** Begins a schedule on an empty database. */
export async function createDealingState({ models, clock, time }: DealingServices, begin: number) {
  const { User, Category, Product, Offer, Payment, Order, Notification } = models;
  const { PickUpPlan, Thread, Message } = models;
  await Promise.all([User.deleteMany({}), Category.deleteMany({}), Product.deleteMany({})]);
  await Promise.all([Offer.deleteMany({}), Payment.deleteMany({}), Order.deleteMany({})]);
  await Promise.all([PickUpPlan.deleteMany({}), Thread.deleteMany({}), Message.deleteMany({})]);
  await Notification.deleteMany({});
  time.at = begin;
  clock.ahead = 0;
  const seller = await aPerson(models, 'seller');
  const admin = await aPerson(models, 'admin');
  const buyers: UserRecord[] = [];
  while (buyers.length < 3) buyers.push(await aPerson(models, 'buyer'));
  const { category, product } = await aProductForSale(models, seller);
  return {
    seller,
    admin,
    buyers,
    category,
    product,
    productId: product._id.toHexString(),
    began: begin - 1000,
    /** The transactions whose secrets each buyer's browser has got, the last first. */
    transactionIds: [[], [], []] as string[][],
    /** What the seller has read of each buyer's offer a round ago. */
    amountsRead: [] as (number | undefined)[],
    done: [] as DoneAct[],
    /** The places and windows that the seller has sent, whether they were saved or not. */
    plans: [] as { place: string; windows: PickUpWindow[] }[],
    /** Since when the product is neither for sale nor only paused by its seller, in epoch milliseconds. */
    awayAt: [] as number[],
    offers: new Map() as OfferHistory,
  };
}

export function buyerOf({ buyers }: Pick<DealingState, 'buyers'>, index: number): UserRecord {
  const buyer = buyers[index];
  if (!buyer) throw new Error(`no buyer ${index}`);
  return buyer;
}
