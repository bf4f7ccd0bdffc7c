import Box from '@mui/material/Box';
import type { BalanceState_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import { balanceTags, balanceText } from './balanceTexts.ts';
import { useBalanceStatus } from './useBalanceStatus.ts';

graphql(`
  fragment BalanceState_payment on Payment {
    balance {
      status
      amount {
        formatted
      }
      dueBy
      paidAt
      cancelledAt
    }
  }
`);

/** The state of a payment's balance with its time; nothing without a balance. */
export function BalanceState(props: { payment: FragmentType<BalanceState_PaymentFragment> }) {
  const { balance } = unmask<BalanceState_PaymentFragment>(props.payment);
  const status = useBalanceStatus(balance);
  if (!balance || !status) return null;
  const { label, ...colours } = balanceTags[status];
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <span>
        <Tag sx={colours}>{label}</Tag>
      </span>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {balanceText(status, balance)}
      </Box>
    </Box>
  );
}
