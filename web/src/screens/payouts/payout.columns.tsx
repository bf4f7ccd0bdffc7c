import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OrderLink, OrderPicture } from '../../features/orders/table/OrderLink.tsx';
import { PayoutStateTag } from '../../features/payouts/PayoutStateTag.tsx';
import { payoutReason } from '../../features/payouts/payoutReason.ts';
import type {
  PayoutReason_PayoutFragment,
  PayoutRow_PayoutFragment,
} from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';

graphql(`
  fragment PayoutRow_payout on Payout {
    ...PayoutReason_payout
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
      formatted
    }
    share {
      formatted
    }
    transferred {
      amount
      formatted
    }
    reversed {
      amount
      formatted
    }
    owed {
      amount
      formatted
    }
    order {
      createdAt
      ...OrderLink_order
    }
  }
`);

type PayoutRow = FragmentType<PayoutRow_PayoutFragment>;

const open = (row: PayoutRow) => unmask<PayoutRow_PayoutFragment>(row);

/** The places of a payout's card on a phone. */
export const payoutAreas = `
  "image name share"
  "image sum sum"
  "state state state"`;

const small = { variant: 'body2', color: 'textSecondary' } as const;
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const soldColumns: Column<PayoutRow>[] = [
  {
    header: 'Product Image',
    area: 'image',
    cell: (row) => <OrderPicture order={open(row).order} />,
  },
  {
    header: 'Product Name',
    area: 'name',
    cell: (row) => {
      const { order } = open(row);
      return (
        <>
          <OrderLink order={order} />
          <Typography {...small}>
            <RelativeDate at={order.createdAt} />
          </Typography>
        </>
      );
    },
  },
];

/** The paid, refunded, fee and share columns. */
export const sumColumns: Column<PayoutRow>[] = [
  {
    header: 'Sale',
    area: 'sum',
    cell: (row) => {
      const { charged, refunded, lostInDisputes, fee } = open(row);
      return (
        <>
          <Box sx={figures}>{charged.formatted} paid</Box>
          {refunded.amount > 0 && (
            <Typography {...small}>−{refunded.formatted} refunded</Typography>
          )}
          {lostInDisputes.amount > 0 && (
            <Typography {...small}>−{lostInDisputes.formatted} taken back by the bank</Typography>
          )}
          {fee.amount > 0 && <Typography {...small}>−{fee.formatted} fee</Typography>}
        </>
      );
    },
  },
];

/** The seller's share, and how much of it was sent. */
export const shareColumn = (header: string): Column<PayoutRow> => ({
  header,
  area: 'share',
  cell: (row) => {
    const { share, transferred, reversed, owed } = open(row);
    return (
      <Box sx={{ ...figures, textAlign: { xs: 'right', md: 'left' } }}>
        <Box sx={{ fontWeight: 700 }}>{share.formatted}</Box>
        {transferred.amount > 0 && <Typography {...small}>{transferred.formatted} sent</Typography>}
        {reversed.amount > 0 && (
          <Typography {...small}>−{reversed.formatted} taken back</Typography>
        )}
        {owed.amount > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {owed.formatted} owed
          </Typography>
        )}
      </Box>
    );
  },
});

/** The state of the money, and what it is waiting for. */
export const stateColumn = (isSeller: boolean): Column<PayoutRow> => ({
  header: 'Status',
  area: 'state',
  cell: (row) => {
    const payout = unmask<PayoutReason_PayoutFragment>(open(row));
    return (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <PayoutStateTag state={payout.state} />
        <Typography {...small}>{payoutReason(payout, isSeller)}</Typography>
      </Box>
    );
  },
});

/** The columns of a seller's list of payouts. */
export const payoutColumns = [
  ...soldColumns,
  ...sumColumns,
  shareColumn('You get'),
  stateColumn(true),
];
