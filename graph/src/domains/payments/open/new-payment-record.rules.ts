import { enumValues, type PaymentPart } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { paymentTokens } from '../browse/payment-tokens.rules.ts';
import { deletedParty, type PaymentRecord } from '../payment.model.ts';

/** The record of an intent that was just created or found: pending, with a snapshot of the sale. */
export function newPaymentRecord(
  intent: Stripe.PaymentIntent,
  parties: {
    buyer: UserRecord | null;
    product: ProductRecord;
    seller: UserRecord | null;
    attempt: number;
  },
  times: Pick<PaymentRecord, 'createdAt' | 'checkAt'>,
) {
  const { buyer, product, seller, attempt } = parties;
  const record = {
    _id: new Types.ObjectId(),
    transactionId: intent.id,
    status: 'pending' as const,
    amount: intent.amount,
    currency: intent.currency,
    ...partOfPrice(intent),
    ...(intent.metadata.agreed && { blind: true }),
    productId: product._id,
    buyerId: buyer?._id ?? new Types.ObjectId(intent.metadata.buyerId),
    sellerId: product.sellerId,
    attempt,
    productName: product.productName,
    image: product.image,
    buyerName: partyDetails(buyer).name,
    buyerEmail: partyDetails(buyer).email,
    sellerName: partyDetails(seller).name,
    ...times,
  };
  return { ...record, searchTokens: paymentTokens(record, [buyer, seller]) };
}

/** An intent's metadata about its instalment; none if it pays the whole price. */
function partOfPrice({ amount, metadata }: Stripe.PaymentIntent) {
  const part = instalments.find((one) => one === metadata.part);
  if (!part) return {};
  const { firstHalfId = '' } = metadata;
  return {
    part,
    price: Number(metadata.price) || amount,
    ...(Types.ObjectId.isValid(firstHalfId) && { firstHalfId: new Types.ObjectId(firstHalfId) }),
  };
}

const { FIRST_HALF, BALANCE } = enumValues.PaymentPart;
const instalments: readonly PaymentPart[] = [FIRST_HALF, BALANCE];

/** A party's name and email for a payment; none while it is being deleted. */
const partyDetails = (user: UserRecord | null) => (user && !user.deletingAt ? user : deletedParty);
