import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentState_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import { balanceTags, balanceText } from '../balance/balanceTexts.ts';
import { useBalanceStatus } from '../balance/useBalanceStatus.ts';
import { reasonText } from '../disputeToast.ts';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';

graphql(`
  fragment PaymentState_payment on Payment {
    ...PaymentStatusTag_payment
    dispute {
      status
      reason
      dueBy
    }
    handOver {
      status
      problem
    }
    failedRefund {
      formatted
    }
    balance {
      status
      amount {
        formatted
      }
      dueBy
      paidAt
      cancelledAt
    }
    refund {
      reason
      admin {
        name
      }
    }
  }
`);

/** For admins: the state of a payment and its most important fact, in two short lines. */
export function PaymentState(props: { payment: FragmentType<PaymentState_PaymentFragment> }) {
  const payment = unmask<PaymentState_PaymentFragment>(props.payment);
  const balance = useBalanceStatus(payment.balance);
  const { label, ...colours } = balance ? balanceTags[balance] : { label: null };
  const note = noteOf(payment, balance);
  // An open balance implies that the first half is paid.
  const isImpliedByBalance = openBalances.has(balance ?? '') && !payment.dispute && !payment.refund;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {!isImpliedByBalance && <PaymentStatusTag payment={payment} />}
        {payment.handOver?.status === 'DISPUTED' && <Tag sx={alarm}>Problem reported</Tag>}
        {payment.failedRefund && <Tag sx={alarm}>Refund sent back</Tag>}
        {label && <Tag sx={colours}>{label}</Tag>}
      </Box>
      {note && (
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          title={note}
          sx={{ maxWidth: { md: 190, xl: 260 } }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

const openBalances = new Set<string>(['NOT_DUE', 'DUE', 'OVERDUE']);

const alarm = { bgcolor: 'error.light', color: 'error.main' } as const;

function noteOf(
  { dispute, handOver, failedRefund, balance, refund }: PaymentState_PaymentFragment,
  status: ReturnType<typeof useBalanceStatus>,
): string | null {
  if (dispute) return disputeText(dispute);
  if (handOver?.status === 'DISPUTED') {
    return handOver.problem ? `“${handOver.problem}”` : 'The account that reported it was deleted';
  }
  if (failedRefund) return `We hold ${failedRefund.formatted} for the buyer`;
  if (refund) return `${refund.admin?.name ?? 'An admin'}: ${refund.reason}`;
  return balance && status ? balanceText(status, balance) : null;
}

/** The bank's reason for the dispute, and the deadline for the shop's answer. */
function disputeText({
  status,
  reason,
  dueBy,
}: NonNullable<PaymentState_PaymentFragment['dispute']>): string {
  if (status === 'OPEN' && dueBy) {
    return `${reasonText(reason)}, answer by ${formatDeadline(dueBy)}`;
  }
  return status === 'WON' || status === 'CLOSED'
    ? `${reasonText(reason)}, dispute closed in our favor`
    : reasonText(reason);
}
