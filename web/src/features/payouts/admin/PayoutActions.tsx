import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PayoutActions_PayoutFragment } from '../../../generated/graphql.ts';
import { useAdminRetryTransferMutation } from '../../../generated/payouts.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { OwnBusinessNote, useIsOwnBusiness } from '../../session/ownBusiness.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';

graphql(`
  fragment PayoutActions_payout on Payout {
    viewerCanHold
    viewerCanRelease
    viewerCanRetry
    held {
      amount
      formatted
    }
    order {
      productName
      buyer {
        userId
      }
      seller {
        userId
        name
      }
    }
  }
`);

export function PayoutActions(props: { payout: FragmentType<PayoutActions_PayoutFragment> }) {
  const payout = unmask<PayoutActions_PayoutFragment>(props.payout);
  const { id, viewerCanHold, viewerCanRelease, viewerCanRetry, held, order } = payout;
  const [hold, release] = [useOverlay(), useOverlay()];
  const [retry, { loading }] = useAdminRetryTransferMutation();
  const isOwn = useIsOwnBusiness(order.buyer.userId, order.seller.userId);
  const about = { orderId: id, held: held.formatted, seller: order.seller.name };

  if (isOwn) return held.amount > 0 ? <OwnBusinessNote /> : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {viewerCanHold && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={`Hold payout: ${order.productName}`}
          onClick={hold.open}
        >
          Hold payout
        </Button>
      )}
      {viewerCanRelease && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Release payout: ${order.productName}`}
          onClick={release.open}
        >
          Release payout
        </Button>
      )}
      {viewerCanRetry && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Retry transfer: ${order.productName}`}
          loading={loading}
          onClick={() => void retry({ variables: { orderId: id } })}
        >
          Retry transfer
        </Button>
      )}
      {hold.overlay && <PayoutDialog act="hold" {...about} {...hold.overlay} />}
      {release.overlay && <PayoutDialog act="release" {...about} {...release.overlay} />}
    </Box>
  );
}
