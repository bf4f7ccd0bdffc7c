import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { type PaymentServices, startPaymentServices } from '../payments/payment-processes.ts';
import { aPerson, aProductForSale } from '../payments/product-for-sale.ts';
import { holidays, timeZone } from './dealing-schedule.ts';
import type { PickUpWindow } from './pick-up-windows.ts';
import type { DoneAct, OfferHistory } from './shown-offer.ts';

/** The services for schedules; all processes share one clock. */
export type DealingServices = PaymentServices & { time: { at: number } };

/** Starts the services that schedules run on, one after another; `close` ends them. */
export async function startDealingServices(): Promise<DealingServices> {
  const time = { at: Date.now() };
  const services = await startPaymentServices({
    env: { TIME_ZONE: timeZone, HOLIDAYS: holidays.join(',') },
    now: () => time.at,
  });
  return Object.assign(services, { time });
}

/** One product, the people who deal over it, their browsers' state, and the acts so far. */
export type DealingState = Awaited<ReturnType<typeof createDealingState>>;

/** Prepares a schedule on an empty database. */
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
    /** The transactions whose secrets each buyer's browser received, the latest first. */
    transactionIds: [[], [], []] as string[][],
    /** The amount of each buyer's offer that the seller saw a round ago. */
    amountsRead: [] as (number | undefined)[],
    done: [] as DoneAct[],
    /** The places and windows that the seller sent, saved or not. */
    plans: [] as { place: string; windows: PickUpWindow[] }[],
    /** When the product was neither for sale nor just paused by its seller, in epoch milliseconds. */
    awayAt: [] as number[],
    offers: new Map() as OfferHistory,
  };
}

export function buyerOf({ buyers }: Pick<DealingState, 'buyers'>, index: number): UserRecord {
  const buyer = buyers[index];
  if (!buyer) throw new Error(`no buyer ${index}`);
  return buyer;
}
