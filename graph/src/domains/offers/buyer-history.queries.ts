import type { Context } from '../../context/context.ts';
import type { BuyerHistory } from '../../generated/graphql.ts';
import { usualAnswerTime } from '../messages/answer-time.queries.ts';
import { countedTimes } from '../messages/answer-time.rules.ts';
import type { OfferRecord } from './offer.model.ts';

/**
 * The record of an offer's buyer with all sellers; null once the account is deleted. Purchases count up to the day
 * before yesterday, so that no seller can watch a buyer buy elsewhere.
 */
export async function buyerHistory(
  context: Pick<Context, 'loaders' | 'now'>,
  { buyerId }: OfferRecord,
): Promise<BuyerHistory | null> {
  const { loaders, now } = context;
  if (!(await loaders.user.load(buyerId))) return null;
  const before = new Date(countedTimes(now()).to);
  const [purchaseCount, answersWithin] = await Promise.all([
    loaders.purchaseCount.load({ buyerId, before }),
    usualAnswerTime(context, 'buyer', buyerId),
  ]);
  return { purchaseCount, answersWithin };
}
