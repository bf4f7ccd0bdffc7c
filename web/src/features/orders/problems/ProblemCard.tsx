import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  ActionDialog_OrderFragment,
  ProblemCard_OrderFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatFullMoment, formatMoment } from '../../../lib/time/dates.ts';
import { PrivatePhotos } from '../../../ui/private-photos/PrivatePhotos.tsx';
import { plainText } from '../../../ui/text/plainText.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { actionsAt } from '../actions/actionLabels.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { actorNames } from '../timeline/eventTexts.ts';
import { LazyDecideProblem } from './LazyDecideProblem.tsx';
import {
  decisionLabels,
  problemReasonLabels,
  problemWishLabels,
  stepTexts,
} from './problemLabels.ts';
import { SoldListing } from './SoldListing.tsx';

graphql(`
  fragment ProblemCard_order on Order {
    viewerActions
    buyer {
      userId
      name
    }
    seller {
      userId
      name
    }
    problems {
      reason
      wish
      closedAt
      decision
      wishedAmount {
        formatted
      }
      refundAmount {
        formatted
      }
      steps {
        kind
        by
        at
        text
        photos {
          ...PrivatePhotos_photo
        }
        amount {
          amount
          currency
          formatted
        }
      }
    }
    ...SoldListing_order
    ...ActionDialog_order
  }
`);

/** An order's problems: what is wrong, the buyer's wish, and all comments. */
export function ProblemCards(props: { order: FragmentType<ProblemCard_OrderFragment> }) {
  const order = unmask<ProblemCard_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const nameOf = actorNames(order, side);
  // The outcome of a closed problem is in the conversation.
  const shown = order.problems.filter(({ closedAt }) => side === 'ADMIN' || closedAt === null);
  return shown.map(({ id, reason, wish, wishedAmount, refundAmount, ...one }) => (
    <OrderCard key={id} title={one.closedAt ? 'Closed problem' : 'Problem'}>
      <Box component="dl" sx={facts}>
        <dt>What’s wrong</dt>
        <dd>{problemReasonLabels[reason]}</dd>
        <dt>Asked for</dt>
        <dd>{wishedAmount ? `${wishedAmount.formatted} back` : problemWishLabels[wish]}</dd>
        {one.decision && (
          <>
            <dt>Decision</dt>
            <dd>{decisionLabels[one.decision]}</dd>
          </>
        )}
        {refundAmount && (
          <>
            <dt>Refund</dt>
            <dd>{refundAmount.formatted}</dd>
          </>
        )}
      </Box>
      {/* Buyer and seller read the comments in their conversation. */}
      {side === 'ADMIN' && (
        <Box component="ol" aria-label="What was said" sx={steps}>
          {one.steps.map(({ kind, by, at, text, photos, amount }) => (
            <Box component="li" key={`${kind} ${at}`} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {nameOf(by)} {stepTexts[kind]}
                {amount && kind !== 'OPENED' && ` ${amount.formatted}`}
              </Box>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                <time dateTime={at} title={formatFullMoment(at)}>
                  {formatMoment(at)}
                </time>
              </Typography>
              {text && <Typography sx={[plainText, quote]}>{text}</Typography>}
              {photos.length > 0 && (
                <Box sx={{ mt: 1 }}>
                  <PrivatePhotos photos={photos} from={by === side ? 'you' : nameOf(by)} />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {!one.closedAt && side === 'ADMIN' && <SoldListing order={order} />}
      {!one.closedAt && order.viewerActions.includes('DECIDE_PROBLEM') && (
        <Box sx={{ mt: 2.5 }}>
          <LazyDecideProblem key={id} order={unmask<ActionDialog_OrderFragment>(order)} />
        </Box>
      )}
      {!one.closedAt && (
        <Box sx={{ mt: 2 }}>
          {actionsAt('problem', order.viewerActions).map((action) => (
            <ActionButton
              key={action}
              action={action}
              order={order}
              variant="outlined"
              color="inherit"
              size="small"
            />
          ))}
        </Box>
      )}
    </OrderCard>
  ));
}

const facts = {
  m: 0,
  mb: 2.5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

const steps = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

const quote = {
  mt: 0.5,
  px: 1.5,
  py: 1,
  borderRadius: '10px',
  bgcolor: 'sunken',
  width: 'fit-content',
  maxWidth: '62ch',
} as const;
