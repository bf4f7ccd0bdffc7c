import type { Context } from '../../context/context.ts';
import type { BuyerHistory } from '../../generated/graphql.ts';
import { usualAnswerTime } from '../messages/answer-time.queries.ts';
import { countedTimes } from '../messages/answer-time.rules.ts';
import type { OfferRecord } from './offer.model.ts';

/**
 * How the buyer of an offer has dealt with everybody; null once the account is deleted. Purchases count up to the day
 * before yesterday, so nobody can watch a buyer buy from somebody else.
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
