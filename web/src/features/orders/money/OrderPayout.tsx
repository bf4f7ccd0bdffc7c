import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  OrderPayout_OrderFragment,
  PayoutMoveKind,
  PayoutReason_PayoutFragment,
  PayoutState,
} from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { PayoutActions } from '../../payouts/admin/PayoutActions.tsx';
import { PayoutStateTag } from '../../payouts/PayoutStateTag.tsx';
import { bankLabels } from '../../payouts/payoutLabels.ts';
import { payoutReason } from '../../payouts/payoutReason.ts';
import { saleMoneyText } from '../../payouts/saleTexts.ts';
import { feeTermsText } from '../../payouts/shareText.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { MoneyNote } from './MoneyNote.tsx';

graphql(`
  fragment OrderPayout_order on Order {
    buyer {
      userId
    }
    seller {
      userId
    }
    payout {
      state
      wait
      ...PayoutReason_payout
      ...PayoutActions_payout
      charged {
        formatted
      }
      refunded {
        amount
        formatted
      }
      lostInDisputes {
        amount
        formatted
      }
      fee {
        amount
        currency
        formatted
      }
      feeTerms {
        percent
        fixed {
          amount
        }
      }
      share {
        formatted
      }
      held {
        amount
        formatted
      }
      owed {
        amount
        formatted
      }
      moves {
        kind
        amount {
          formatted
        }
        state
        at
        failure
        bank
        arrivesAt
      }
    }
  }
`);

type Move = NonNullable<OrderPayout_OrderFragment['payout']>['moves'][number];

const moveNames: Record<PayoutMoveKind, string> = {
  TRANSFER: 'Sent',
  REVERSAL: 'Reversed',
  WITHHELD: 'Kept for an earlier refund',
  SETTLED: 'Settled by a later sale',
};

/** Labels of movements that the card provider refused. */
const failedNames: Partial<typeof moveNames> = {
  TRANSFER: 'Transfer failed',
  REVERSAL: 'Couldn’t be reversed',
};

/** Whether more money will follow in this state. */
const isExpected: Record<PayoutState, boolean> = {
  WAITING: true,
  DUE: true,
  SENT: true,
  FAILED: true,
  PAID_OUT: false,
  REVERSED_IN_PART: false,
  REVERSED: false,
  NOTHING_LEFT: false,
};

/** A movement's date and state, such as "Nov 30, at the bank". */
function noteOf({ at, state, failure, bank, arrivesAt }: Move, isSeller: boolean): string {
  const bankNote = bank && `${bankLabels[bank]}${arrivesAt ? ` ${formatDay(arrivesAt)}` : ''}`;
  const reason = isSeller ? null : failure;
  const isUnderWay = state === 'PENDING' && 'under way';
  return [formatDay(at), isUnderWay, bankNote, reason].filter(Boolean).join(', ');
}

/** The seller's share of an order, the part sent, and what the rest is waiting for. Hidden from buyers. */
export function OrderPayout(props: { order: FragmentType<OrderPayout_OrderFragment> }) {
  const order = unmask<OrderPayout_OrderFragment>(props.order);
  const { payout } = order;
  const isSeller = useOrderSide(order) === 'SELLER';
  if (!payout) return null;
  const { charged, refunded, lostInDisputes, fee, feeTerms, share, held, owed, moves } = payout;
  const { percent, fixed } = feeTerms;
  const terms = feeTermsText({ percent, fixed: fixed.amount }, fee.currency);
  const reason = payoutReason(unmask<PayoutReason_PayoutFragment>(payout), isSeller);
  return (
    <OrderCard title={isSeller ? 'Your payout' : 'Seller’s payout'}>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mb: 2 }}>
        <PayoutStateTag state={payout.state} />
        {reason && <Typography variant="body2">{reason}</Typography>}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        <MoneyLine name="Paid by the buyer" amount={charged.formatted} />
        {refunded.amount > 0 && <MoneyLine name="Refunded" amount={`−${refunded.formatted}`} />}
        {lostInDisputes.amount > 0 && (
          <MoneyLine name="Taken back by the bank" amount={`−${lostInDisputes.formatted}`} />
        )}
        {fee.amount > 0 && (
          <MoneyLine name="Shop’s fee" note={terms} amount={`−${fee.formatted}`} />
        )}
        <MoneyLine name={isSeller ? 'You get' : 'Seller gets'} amount={share.formatted} isSum />
        {moves.length > 0 && <Box sx={rule} />}
        {moves.map((move) => (
          <MoneyLine
            key={move.id}
            name={(move.state === 'FAILED' && failedNames[move.kind]) || moveNames[move.kind]}
            note={noteOf(move, isSeller)}
            amount={move.amount.formatted}
          />
        ))}
        {(!isSeller || owed.amount > 0) && <Box sx={rule} />}
        {!isSeller && <MoneyLine name="Held by the shop" amount={held.formatted} />}
        {owed.amount > 0 && (
          <MoneyLine
            name={isSeller ? 'You owe' : 'Seller owes'}
            note="Later sales settle it."
            amount={owed.formatted}
          />
        )}
      </Box>
      {isSeller ? (
        <SellerNotes payout={payout} />
      ) : (
        <Box sx={{ mt: 2 }}>
          <PayoutActions payout={payout} />
        </Box>
      )}
    </OrderCard>
  );
}

function SellerNotes({ payout }: { payout: NonNullable<OrderPayout_OrderFragment['payout']> }) {
  const { payouts } = useConfig();
  return (
    <>
      {isExpected[payout.state] && <MoneyNote>{saleMoneyText(payouts)}</MoneyNote>}
      {payouts.isOn && (
        <ButtonLink to={paths.payouts} size="small" sx={{ mt: 1, ml: -1.5 }}>
          {payout.wait === 'SET_UP' ? 'Set up payouts' : 'All payouts'}
        </ButtonLink>
      )}
    </>
  );
}

const rule = { borderTop: 1, borderColor: 'divider' } as const;
