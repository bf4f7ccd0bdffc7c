import type { ReactNode } from 'react';
import type { OfferCards_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { offerStatusAt } from '../offerStatus.ts';
import { AnswerBar, OfferEndCard, ProposalCard } from './OfferCard.tsx';

graphql(`
  fragment OfferCards_offer on Offer {
    status
    proposals {
      at
    }
    changedAt
    answeredAt
    lapsesAt
    heldUntil
    ...OfferCard_offer
  }
`);

type Listed = FragmentType<OfferCards_OfferFragment>;

/** The times at which the clock changes these offers. */
export const offerTimes = (offers: readonly Listed[]) =>
  unmask<OfferCards_OfferFragment>(offers).flatMap(({ lapsesAt, heldUntil }) => [
    lapsesAt,
    heldUntil,
  ]);

type Card = { key: string; createdAt: string; content: ReactNode; pinned?: ReactNode };

/**
 * Cards for offers: one for each amount, and one for the outcome.
 * @param now epoch milliseconds
 */
export const offerCards = (offers: readonly Listed[], now: number) =>
  unmask<OfferCards_OfferFragment>(offers).flatMap((offer): Card[] => {
    const { id, proposals, changedAt, answeredAt, lapsesAt, heldUntil } = offer;
    const status = offerStatusAt(offer, now);
    const amounts = proposals.map(({ at }, index) => ({
      key: `${id} ${index}`,
      createdAt: at,
      content: <ProposalCard offer={offer} status={status} index={index} />,
      pinned: status === 'OPEN' && index === proposals.length - 1 && <AnswerBar offer={offer} />,
    }));
    if (status === 'OPEN') return amounts;
    const wasAccepted = status === 'ACCEPTED' || status === 'PAID' || status === 'UNPAID';
    const end = (key: string, createdAt: string, shown: typeof status) => ({
      key: `${id} ${key}`,
      createdAt,
      content: <OfferEndCard offer={offer} status={shown} />,
    });
    const answered = end(
      'answer',
      answeredAt ?? (status === 'LAPSED' ? lapsesAt : changedAt),
      // The order has a card for the payment.
      status === 'UNPAID' || status === 'PAID' ? 'PAID' : status,
    );
    if (!wasAccepted || status !== 'UNPAID') return [...amounts, answered];
    return [...amounts, answered, end('end', heldUntil ?? answered.createdAt, status)];
  });
