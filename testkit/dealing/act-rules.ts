import { leastCharge } from '../../contract/payments/currencies.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { DealingAct } from './dealing-schedule.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { buyerOf } from './dealing-state.ts';
import { shownOffers } from './offer-history.ts';
import { type PickUpFacts, readPickUp } from './pick-up-facts.ts';
import { isPickUpActAllowed } from './pick-up-rules.ts';
import type { ShownOffer } from './shown-offer.ts';

/** In minor units. */
const least = leastCharge('usd');

/** The situation before an act that runs alone. */
export type Before = {
  stock: string;
  isHeld: boolean;
  price: number;
  /** The newest offer of the act's buyer. */
  offer: Pick<ShownOffer, 'status' | 'amount' | 'proposedBy' | 'proposals'> | undefined;
  hasBuyer: boolean;
  amountRead: number | undefined;
  pickUp: PickUpFacts & { buyerId: string | null; stock: string; now: number };
};

/** Null if something is half done, which the act would complete first. */
export async function beforeAct(
  services: DealingServices,
  state: DealingState,
  reader: PaymentProcess,
  act: DealingAct,
): Promise<Before | null> {
  const { models, time } = services;
  const product = await models.Product.findById(state.product._id).lean();
  if (!product) throw new Error('the product is gone');
  const { inStock, hold, resalePrice } = product;
  const begun = await models.Offer.findOne({ acceptBegunAt: { $gt: new Date(0) } }).lean();
  const isOver = hold ? hold.until.getTime() <= time.at : false;
  if (begun || isOver) return null;
  const index = 'buyer' in act ? act.buyer : 0;
  const { _id } = buyerOf(state, index);
  const buyer = await models.User.findById(_id).lean();
  const own = (await shownOffers(reader, state)).filter(
    ({ buyerId }) => buyerId === _id.toHexString(),
  );
  const hasBuyer = Boolean(buyer && !buyer.deletingAt);
  return {
    stock: inStock,
    isHeld: Boolean(hold),
    price: resalePrice,
    offer: own.at(-1),
    hasBuyer,
    amountRead: state.amountsRead[index],
    pickUp: {
      ...(await readPickUp(services, state)),
      buyerId: hasBuyer ? _id.toHexString() : null,
      stock: inStock,
      now: time.at,
    },
  };
}

/** Null for acts whose rules aren't written here. */
export function isAllowed(act: DealingAct, before: Before): boolean | null {
  const { stock, isHeld, price, offer, hasBuyer } = before;
  switch (act.do) {
    case 'makeOffer':
      return (
        hasBuyer &&
        stock === 'available' &&
        act.amount >= least &&
        act.amount <= price &&
        isLessThanAsked(act.amount, offer)
      );
    case 'counterOffer':
      return stock === 'available' && isMoreThanOffered(act.amount, before);
    case 'withdrawOffer':
      return hasBuyer && offer?.status === 'open';
    case 'declineOffer':
      return offer?.status === 'open';
    case 'acceptOffer':
    case 'acceptCounterOffer': {
      const from = act.do === 'acceptOffer' ? 'buyer' : 'seller';
      const amountRead =
        act.amountRead === 'before' ? (before.amountRead ?? offer?.amount) : offer?.amount;
      const isRead =
        offer?.status === 'open' && offer.proposedBy === from && amountRead === offer.amount;
      return hasBuyer && isRead && stock === 'available' && offer.amount <= price;
    }
    case 'pause':
      return stock === 'available';
    case 'resume':
      return stock === 'paused' && !isHeld;
    case 'markSoldElsewhere':
      return stock === 'available' || (stock === 'paused' && !isHeld);
    case 'relist':
      return stock === 'sold-elsewhere';
    case 'remove':
      return ['available', 'paused', 'sold-elsewhere'].includes(stock);
    case 'choosePickUpTime':
    case 'announceArrival':
    case 'savePickUpPlan':
    case 'deletePickUpPlan':
      return isPickUpActAllowed(act, before.pickUp);
    default:
      return null;
  }
}

const hasCountersLeft = ({ proposals }: NonNullable<Before['offer']>) => proposals.length < 7;

/** A buyer answers the seller's price with a lower one, while counter-offers are left. */
function isLessThanAsked(amount: number, offer: Before['offer']): boolean {
  if (offer?.status !== 'open' || offer.proposedBy === 'buyer') return true;
  return amount < offer.amount && hasCountersLeft(offer);
}

/** A seller asks more than the buyer offers; repeating the amount changes nothing. */
function isMoreThanOffered(amount: number, { offer, price }: Before): boolean {
  if (offer?.status !== 'open') return false;
  const isOwn = offer.proposedBy === 'seller';
  if (isOwn && offer.amount === amount) return true;
  const offered = offer.proposals.findLast(({ by }) => by === 'buyer')?.amount ?? 0;
  return amount > offered && amount <= price && (isOwn || hasCountersLeft(offer));
}
