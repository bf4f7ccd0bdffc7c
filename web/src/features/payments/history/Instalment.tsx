import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatFullMoment } from '../../../lib/time/dates.ts';

type Props = {
  /** formatted */
  amount: string;
  /** RFC 3339; null for one that is not paid */
  paidAt: string | null;
  /** time of its payment; null before */
  transactionId: string | null;
  /** stands in place of its time, where it is not paid */
  children?: ReactNode;
};

/** One of the two instalments on a receipt: how much, when, and by which transaction. */
export function Instalment({ amount, paidAt, transactionId, children }: Props) {
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {amount}
      </Box>
      <br />
      {paidAt ? `Paid ${formatFullMoment(paidAt)}` : children}
      {transactionId && (
        <>
          <br />
          {transactionId}
        </>
      )}
    </>
  );
}
