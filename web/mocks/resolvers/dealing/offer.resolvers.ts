import { isGone, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import {
  offerDone,
  offerLifeMs,
  offerRefusals,
  offerSentence,
} from '@fitness-zone/contract/dealing/offers.ts';
import type { MockContext } from '../../context.ts';
import type { AcceptOfferInput, MakeOfferInput, Resolvers } from '../../generated/resolvers.ts';
import { holdFor, moveOffer, offerStatusOf } from '../../records/dealing/offers.ts';
import { byId, productOf } from '../../records/findRecords.ts';
import { newId, type OfferRecord, type ProductRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { changeStock, stockOf } from '../catalog/stock.ts';

const currency = 'USD';
const maxReturnedRecords = 100;

type Mutations = Required<Resolvers>['Mutation'];

const accept = mutation((given: { input: AcceptOfferInput }, context) => {
  const seller = requireRole(context, 'SELLER');
  const { id, amount } = validInput('AcceptOfferInput', given.input);
  const offer = ownOffer(context, id, { sellerId: seller.id });
  const product = productOf(context.records, offer.productId);
  refuseUnlessOpen(offer, {
    to: offer.amount === amount ? 'ACCEPTED' : null,
    payload: { product },
  });
  const refuse = (message: string) =>
    new Refusal('CONFLICT', message, { payload: { offer, product } });
  if (product.inStock === 'PAUSED') {
    const message = offerRefusals.paused(product.productName);
    throw new Refusal('NOT_AVAILABLE', message, { payload: { offer, product } });
  }
  if (offer.amount !== amount) {
    throw refuse(offerRefusals.changed({ amount: offer.amount, currency }));
  }
  if (amount > product.resalePrice) throw refuse(offerRefusals.aboveThePrice(product.productName));
  const others = context.records.offers.filter(
    (one) => one.productId === product.id && one !== offer && one.status === 'OPEN',
  );
  holdFor(product, offer);
  changeStock(context.records, product, 'pause');
  return {
    message: offerDone.accept(product.productName, { amount, currency }),
    offer,
    product,
    closedOffers: others.toReversed().slice(0, maxReturnedRecords),
  };
});

/** Offers. */
export const offerResolvers: Pick<
  Mutations,
  'makeOffer' | 'withdrawOffer' | 'acceptOffer' | 'declineOffer'
> = {
  makeOffer: mutation((given: { input: MakeOfferInput }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { productId, amount } = validInput('MakeOfferInput', given.input);
    const { products, offers } = context.records;
    const product = byId(products, productId);
    if (!product || isGone(stockOf(product))) throw notFound('Product');
    refuseUnlessOffered(product, buyer.id, amount);
    const open = offers.find(
      (one) => one.productId === product.id && one.buyerId === buyer.id && one.status === 'OPEN',
    );
    const offer = open ?? newOffer(product, buyer.id, amount);
    if (!open) offers.push(offer);
    else if (open.amount !== amount) Object.assign(open, { amount, ...times() });
    return { message: offerDone.make(product.productName, { amount, currency }), offer };
  }),
  withdrawOffer: mutation((given: { id: string }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { id } = validInput('MutationWithdrawOfferArgs', given);
    return endOffer(context, ownOffer(context, id, { buyerId: buyer.id }), 'withdraw');
  }),
  declineOffer: mutation((given: { id: string }, context) => {
    const seller = requireRole(context, 'SELLER');
    const { id } = validInput('MutationDeclineOfferArgs', given);
    return endOffer(context, ownOffer(context, id, { sellerId: seller.id }), 'decline');
  }),
  acceptOffer: (root, args, context) => ({ closedOffers: [], ...accept(root, args, context) }),
};

function times() {
  const now = new Date();
  const lapsesAt = new Date(now.getTime() + offerLifeMs).toISOString();
  return { changedAt: now.toISOString(), lapsesAt };
}

function newOffer(product: ProductRecord, buyerId: string, amount: number): OfferRecord {
  const { changedAt, lapsesAt } = times();
  return {
    id: newId(),
    productId: product.id,
    buyerId,
    sellerId: product.sellerId,
    amount,
    status: 'OPEN',
    createdAt: changedAt,
    changedAt,
    lapsesAt,
    answeredAt: null,
    heldUntil: null,
  };
}

function refuseUnlessOffered(product: ProductRecord, buyerId: string, amount: number): void {
  if (product.inStock !== 'AVAILABLE') {
    throw new Refusal('NOT_AVAILABLE', stockSentence(product.productName, stockOf(product)));
  }
  if (product.sellerId === buyerId) throw new Refusal('CONFLICT', offerRefusals.own);
  if (amount > product.resalePrice) {
    const message = offerRefusals.tooMuch({ amount: product.resalePrice, currency });
    throw new Refusal('INVALID', message, { field: 'amount' });
  }
}

type Whose = Partial<Pick<OfferRecord, 'buyerId' | 'sellerId'>>;

function ownOffer({ records }: MockContext, id: string, whose: Whose): OfferRecord {
  const offer = byId(records.offers, id);
  const isOwn = offer && [offer.buyerId === whose.buyerId, offer.sellerId === whose.sellerId];
  if (!offer || !isOwn?.includes(true)) throw notFound('Offer');
  return offer;
}

function refuseUnlessOpen(
  offer: OfferRecord,
  { to, payload = {} }: { to: OfferRecord['status'] | null; payload?: Record<string, unknown> },
): void {
  const status = offerStatusOf(offer);
  if (status === 'open') return;
  throw new Refusal('CONFLICT', offerSentence(status), {
    alreadyDone: offer.status === to,
    payload: { offer, ...payload },
  });
}

function endOffer({ records }: MockContext, offer: OfferRecord, change: 'withdraw' | 'decline') {
  refuseUnlessOpen(offer, { to: change === 'withdraw' ? 'WITHDRAWN' : 'DECLINED' });
  moveOffer(offer, change, new Date().toISOString());
  return { message: offerDone[change](productOf(records, offer.productId).productName), offer };
}
