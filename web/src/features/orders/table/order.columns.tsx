import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type {
  NextStep_OrderFragment,
  OrderLink_OrderFragment,
  OrderPaid_OrderFragment,
  OrderStateTags_OrderFragment,
} from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { OrderStateTags } from '../OrderStateTags.tsx';
import { OrderLink, OrderPicture } from './OrderLink.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { RowStep } from './RowStep.tsx';

type Listed = FragmentType<OrderLink_OrderFragment> &
  FragmentType<OrderPaid_OrderFragment> &
  FragmentType<OrderStateTags_OrderFragment> &
  FragmentType<NextStep_OrderFragment> & { createdAt: string };

/** The layout of an order's card on a phone. */
export const orderAreas = `
  "image name paid"
  "image other other"
  "state state state"
  "step step step"`;

export const productColumns: Column<Listed>[] = [
  { header: 'Product Image', area: 'image', cell: (order) => <OrderPicture order={order} /> },
  { header: 'Product Name', area: 'name', cell: (order) => <OrderLink order={order} /> },
];

/**
 * The columns for the amount paid, the state and the next step.
 * @param action the button below the next step
 */
export const progressColumns = <Row extends Listed>(
  action?: (order: Row) => ReactNode,
): Column<Row>[] => [
  { header: 'Total paid', area: 'paid', cell: (order) => <OrderPaid order={order} /> },
  {
    header: 'Status',
    area: 'state',
    cell: (order) => (
      <Box
        sx={{
          display: 'flex',
          flexDirection: { md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          alignItems: { xs: 'center', md: 'flex-start' },
        }}
      >
        <OrderStateTags order={order} />
        <Typography variant="body2" color="textSecondary">
          <RelativeDate at={order.createdAt} />
        </Typography>
      </Box>
    ),
  },
  {
    header: 'Next step',
    area: 'step',
    cell: (order) => (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', py: { md: 0.5 } }}>
        <RowStep order={order} />
        {action?.(order)}
      </Box>
    ),
  },
];
