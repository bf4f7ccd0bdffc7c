import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CancelRequestCard_OrderFragment, OrderActor } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatFullMoment, formatMoment } from '../../../lib/time/dates.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment CancelRequestCard_order on Order {
    buyer {
      name
    }
    seller {
      name
    }
    cancelRequest {
      status
      reason
      createdAt
      answer
      answeredAt
      answeredBy
    }
    cancellation {
      by
      reason
      message
      at
    }
  }
`);

/** The buyer's request to cancel, its answer, and the text of the side that cancelled. */
export function CancelRequestCard(props: { order: FragmentType<CancelRequestCard_OrderFragment> }) {
  const { buyer, seller, cancelRequest, cancellation } = unmask<CancelRequestCard_OrderFragment>(
    props.order,
  );
  // A problem shows its own outcome.
  const message = cancellation?.reason === 'PROBLEM' ? null : cancellation?.message;
  if (!cancelRequest && !message) return null;
  const nameOf = (actor: OrderActor) =>
    ({ BUYER: buyer.name, SELLER: seller.name, ADMIN: 'An admin', SHOP: 'The shop' })[actor];
  return (
    <OrderCard title={cancelRequest ? 'Request to cancel' : 'Cancellation'}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {cancelRequest && (
          <SignedText who={buyer.name} at={cancelRequest.createdAt} text={cancelRequest.reason} />
        )}
        {cancelRequest?.answeredBy && cancelRequest.answeredAt && (
          <SignedText
            who={`${nameOf(cancelRequest.answeredBy)} ${cancelRequest.status === 'DECLINED' ? 'declined' : 'accepted'}`}
            at={cancelRequest.answeredAt}
            text={cancelRequest.answer}
          />
        )}
        {cancellation && message && (
          <SignedText who={nameOf(cancellation.by)} at={cancellation.at} text={message} />
        )}
      </Box>
    </OrderCard>
  );
}

function SignedText({ who, at, text }: { who: string; at: string; text: string | null }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {who},{' '}
        <time dateTime={at} title={formatFullMoment(at)}>
          {formatMoment(at)}
        </time>
      </Typography>
      {text && <Typography sx={plainText}>{text}</Typography>}
    </Box>
  );
}
