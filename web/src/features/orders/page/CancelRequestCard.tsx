import Typography from '@mui/material/Typography';
import type { CancelRequestCard_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment CancelRequestCard_order on Order {
    id
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
    }
    cancellation {
      message
    }
  }
`);

/** The buyer's request to cancel in their words, and the answer; the seller's words about a cancellation. */
export function CancelRequestCard(props: { order: FragmentType<CancelRequestCard_OrderFragment> }) {
  const { buyer, seller, cancelRequest, cancellation } = unmask<CancelRequestCard_OrderFragment>(
    props.order,
  );
  if (!cancelRequest && !cancellation?.message) return null;
  return (
    <OrderCard title={cancelRequest ? 'Request to cancel' : 'Cancellation'}>
      {cancelRequest && (
        <>
          <Typography variant="body2" color="textSecondary">
            {buyer.name}, {formatMoment(cancelRequest.createdAt)}
          </Typography>
          <Typography sx={plainText}>{cancelRequest.reason}</Typography>
        </>
      )}
      {cancelRequest?.answer && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Declined
          </Typography>
          <Typography sx={plainText}>{cancelRequest.answer}</Typography>
        </>
      )}
      {cancellation?.message && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: cancelRequest ? 1.5 : 0 }}>
            {seller.name}
          </Typography>
          <Typography sx={plainText}>{cancellation.message}</Typography>
        </>
      )}
    </OrderCard>
  );
}
