import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OfferCard_OfferFragment, OfferStatus } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import {
  formatDay,
  formatDeadline,
  formatFullMoment,
  formatTime,
} from '../../../lib/time/dates.ts';
import { useSession } from '../../session/session.ts';
import { belowPriceText } from '../form/amounts.ts';
import { MadeOfferActions } from '../made/MadeOfferActions.tsx';
import { textForBuyer, textForSeller } from '../offerTexts.ts';
import { PayNowLink } from '../PayNowLink.tsx';
import { AcceptOfferDialog } from '../received/AcceptOfferDialog.tsx';
import { BuyerFacts } from '../received/BuyerFacts.tsx';
import { CounterOfferButton } from '../received/CounterOfferButton.tsx';
import { DeclineOfferButton } from '../received/DeclineOfferButton.tsx';

graphql(`
  fragment OfferCard_offer on Offer {
    proposedBy
    viewerCanAccept
    viewerCanCounter
    changedAt
    answeredAt
    lapsesAt
    heldUntil
    amount {
      amount
      formatted
    }
    proposals {
      by
      at
      amount {
        amount
        formatted
      }
    }
    buyer {
      name
    }
    product {
      productName
      inStock
      resalePrice {
        amount
      }
    }
    ...BuyerFacts_offer
    ...MadeOfferActions_offer
    ...AcceptOfferDialog_offer
    ...CounterOfferButton_offer
    ...DeclineOfferButton_offer
  }
`);

type Props = {
  offer: FragmentType<OfferCard_OfferFragment>;
  /** its current state */
  status: OfferStatus;
};

const useIsBuyer = (offer: OfferCard_OfferFragment) => useSession().user?.uid === offer.buyer?.id;

/**
 * An amount that one side proposed. The current one has its own side's actions; the other side's are in the `AnswerBar`.
 */
export function ProposalCard({ status, index, ...props }: Props & { index: number }) {
  const offer = unmask<OfferCard_OfferFragment>(props.offer);
  const isBuyer = useIsBuyer(offer);
  const proposal = offer.proposals[index];
  if (!proposal) return null;
  const { by, at, amount } = proposal;
  const isOwn = (by === 'BUYER') === isBuyer;
  const stands = status === 'OPEN' && index === offer.proposals.length - 1;
  const price = offer.product.resalePrice.amount;
  return (
    <Card isOwn={isOwn} at={at} title={proposalText(offer, proposal, isBuyer)}>
      {by === 'BUYER' && amount.amount < price && (
        <Typography variant="body2" color="textSecondary">
          {belowPriceText(amount.amount, price, isBuyer ? 'the' : 'your')}
        </Typography>
      )}
      {stands && (
        <>
          {by === 'BUYER' && !isBuyer && <BuyerFacts offer={offer} />}
          <Typography variant="body2" color="textSecondary">
            {isOwn && `${stateText(offer, status, isBuyer)} `}Expires {formatDay(offer.lapsesAt)}.
          </Typography>
          {isOwn && <OfferActions offer={offer} isBuyer={isBuyer} />}
        </>
      )}
    </Card>
  );
}

/** The other side's latest amount with the actions to answer it. Stays in view below the messages. */
export function AnswerBar(props: Pick<Props, 'offer'>) {
  const offer = unmask<OfferCard_OfferFragment>(props.offer);
  const isBuyer = useIsBuyer(offer);
  const proposal = offer.proposals.at(-1);
  if (!proposal || (proposal.by === 'BUYER') === isBuyer) return null;
  return (
    <Box component="section" aria-label="Offer to answer" sx={bar}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {proposalText(offer, proposal, isBuyer)}
      </Typography>
      <OfferActions offer={offer} isBuyer={isBuyer} />
    </Box>
  );
}

function proposalText(
  { buyer }: OfferCard_OfferFragment,
  { by, amount }: OfferCard_OfferFragment['proposals'][number],
  isBuyer: boolean,
): string {
  const isOwn = (by === 'BUYER') === isBuyer;
  const who = isOwn ? 'You' : by === 'SELLER' ? 'The seller' : (buyer?.name ?? 'The buyer');
  return `${who} ${by === 'BUYER' ? 'offered' : 'asked'} ${amount.formatted}`;
}

/** The actions of an open offer. */
const OfferActions = ({ offer, isBuyer }: { offer: OfferCard_OfferFragment; isBuyer: boolean }) => (
  <Box sx={actions}>
    {isBuyer ? (
      <MadeOfferActions offer={offer} status="OPEN" />
    ) : (
      <ReceivedActions offer={offer} status="OPEN" />
    )}
  </Box>
);

function ReceivedActions({
  offer,
  status,
}: {
  offer: OfferCard_OfferFragment;
  status: OfferStatus;
}) {
  const [isAccepting, setAccepting] = useState(false);
  const { proposedBy, viewerCanAccept, viewerCanCounter, amount, buyer, product } = offer;
  return (
    <>
      {proposedBy === 'BUYER' && (
        <Button
          size="small"
          variant="contained"
          disabled={!viewerCanAccept}
          aria-label={`Accept ${amount.formatted} from ${buyer?.name} for ${product.productName}`}
          onClick={() => setAccepting(true)}
        >
          Accept {amount.formatted}
        </Button>
      )}
      {(viewerCanCounter || proposedBy === 'SELLER') && <CounterOfferButton offer={offer} />}
      <DeclineOfferButton offer={offer} />
      {isAccepting && (
        <AcceptOfferDialog offer={offer} status={status} onClose={() => setAccepting(false)} />
      )}
    </>
  );
}

/** The outcome of an offer. If accepted, it links its buyer to the payment. */
export function OfferEndCard({ status, ...props }: Props) {
  const offer = unmask<OfferCard_OfferFragment>(props.offer);
  const { amount, product, proposedBy, answeredAt, changedAt, heldUntil } = offer;
  const isBuyer = useIsBuyer(offer);
  const isAcceptance = status === 'ACCEPTED' || status === 'PAID';
  const isOwn = isAcceptance
    ? (proposedBy === 'SELLER') === isBuyer
    : (status === 'WITHDRAWN') === isBuyer && (status === 'WITHDRAWN' || status === 'DECLINED');
  const at = (status === 'UNPAID' ? heldUntil : answeredAt) ?? changedAt;
  if (!isAcceptance) {
    return <Card isOwn={isOwn} at={at} title={stateText(offer, status, isBuyer)} />;
  }
  const other = isBuyer ? 'The seller' : (offer.buyer?.name ?? 'The buyer');
  const title = `${isOwn ? 'You' : other} accepted ${amount.formatted}`;
  if (status === 'PAID' || !heldUntil) return <Card isOwn={isOwn} at={at} title={title} />;
  const until = formatDeadline(heldUntil);
  return (
    <Card isOwn={isOwn} at={at} title={title}>
      <Typography variant="body2" color="textSecondary">
        {isBuyer
          ? 'It’s held for you. If you don’t pay, it goes back on sale.'
          : `${other} has until ${until} to pay. If they don’t, it goes back on sale.`}
      </Typography>
      {isBuyer && (
        <Box sx={actions}>
          <PayNowLink product={product} size="small">
            {`Pay ${amount.formatted} by ${until}`}
          </PayNowLink>
        </Box>
      )}
    </Card>
  );
}

function stateText(
  { product: { inStock }, proposedBy }: OfferCard_OfferFragment,
  status: OfferStatus,
  isBuyer: boolean,
): string {
  return (isBuyer ? textForBuyer : textForSeller)({ status, inStock, proposedBy });
}

type CardProps = { isOwn: boolean; at: string; title: string; children?: React.ReactNode };

function Card({ isOwn, at, title, children }: CardProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: isOwn ? 'end' : 'start' }}>
      <Box sx={card}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {children}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ px: 0.5, lineHeight: '24px' }}>
        <time dateTime={at} title={formatFullMoment(at)}>
          {formatTime(at)}
        </time>
      </Typography>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 0.5,
  maxWidth: { xs: 1, sm: '82%' },
  minWidth: 0,
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '14px',
  bgcolor: 'background.paper',
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'tint',
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mt: 0.5,
  // Fits three buttons in one line on a phone.
  '& .MuiButton-root': { px: { xs: 1.125, sm: 1.5 } },
} as const;
