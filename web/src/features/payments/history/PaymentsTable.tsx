import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PaymentsQuery, PaymentsQueryVariables } from '../../../generated/graphql.ts';
import { usePaymentsQuery } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { PaymentAmount } from '../PaymentAmount.tsx';
import { PaymentMenu } from './PaymentMenu.tsx';
import { PaymentState } from './PaymentState.tsx';

graphql(`
  query Payments($filter: PaymentFilter, $sort: PaymentSort, $after: String) {
    adminPayments(filter: $filter, sort: $sort, after: $after) {
      totalCount
      edges {
        node {
          productName
          buyerName
          sellerName
          createdAt
          order {
            id
          }
          ...PaymentAmount_payment
          ...PaymentState_payment
          ...PaymentMenu_payment
        }
      }
    }
  }
`);

type Payment = PaymentsQuery['adminPayments']['edges'][number]['node'];

/** The layout of a card: product and menu, amount, state, both sides, and day. */
const areas =
  '"name name actions" "amount amount amount" "state state state" "buyer buyer buyer" "seller seller seller" "date date date"';

const columns: Column<Payment>[] = [
  { header: 'Product Name', area: 'name', cell: (payment) => <PaymentName {...payment} /> },
  {
    header: 'Buyer',
    area: 'buyer',
    cell: ({ buyerName }) => <CellText>{buyerName}</CellText>,
  },
  {
    header: 'Seller',
    area: 'seller',
    cell: ({ sellerName }) => <CellText>{sellerName}</CellText>,
  },
  { header: 'Amount', area: 'amount', cell: (payment) => <PaymentAmount payment={payment} /> },
  { header: 'Status', area: 'state', cell: (payment) => <PaymentState payment={payment} /> },
  { header: 'Date', area: 'date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
  { header: 'Actions', area: 'actions', cell: (payment) => <PaymentMenu payment={payment} /> },
];

/** The product's name at the time of the payment, linked to the order if there is one. */
const PaymentName = ({ productName, order }: Pick<Payment, 'productName' | 'order'>) =>
  order ? (
    <TextLink
      to={paths.order(order.id)}
      color="textPrimary"
      title={productName}
      sx={{ ...oneLine, fontWeight: 600 }}
    >
      {productName}
    </TextLink>
  ) : (
    <Box component="span" title={productName} sx={oneLine}>
      {productName}
    </Box>
  );

const oneLine = {
  display: 'block',
  maxWidth: { md: 120, lg: 150, xl: 260 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { md: 'nowrap' },
} as const;

type Props = {
  /** names the table for screen readers */
  label: string;
  variables: PaymentsQueryVariables;
  /** shown instead of an empty list */
  empty: ReactNode;
  /** content above the table, given the number of payments; undefined until known */
  toolbar?: (totalCount: number | null | undefined) => ReactNode;
};

/** An admin's list of payments with their actions. */
export function PaymentsTable({ label, variables, empty, toolbar }: Props) {
  const query = usePaymentsQuery({ variables });
  return (
    <>
      {toolbar?.(query.data?.adminPayments.totalCount)}
      <PagedTable
        label={label}
        query={query}
        list={(data: PaymentsQuery) => data.adminPayments}
        empty={empty}
        columns={columns}
        areas={areas}
        opensRows
      />
    </>
  );
}
