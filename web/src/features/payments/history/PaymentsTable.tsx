import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PaymentsQuery, PaymentsQueryVariables } from '../../../generated/graphql.ts';
import { usePaymentsQuery } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { CellText } from '../../../ui/table/CellText.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { BalanceState } from '../balance/BalanceState.tsx';
import { CancelSale } from '../balance/CancelSale.tsx';
import { PaidProductName } from '../checkout/PaidProduct.tsx';
import { PaymentDetails } from '../details/PaymentDetails.tsx';
import { reasonText } from '../disputeToast.ts';
import { HandOverNote } from '../hand-over/HandOverNote.tsx';
import { PaymentAmount } from '../PaymentAmount.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { FailedRefund } from '../refund/FailedRefund.tsx';
import { Refund } from '../refund/Refund.tsx';

graphql(`
  query Payments($filter: PaymentFilter, $sort: PaymentSort, $after: String) {
    adminPayments(filter: $filter, sort: $sort, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          transactionId
          buyerName
          buyerEmail
          sellerName
          createdAt
          dispute {
            status
            reason
            dueBy
          }
          ...PaymentAmount_payment
          ...PaymentStatusTag_payment
          ...PaidProduct_payment
          ...HandOverNote_payment
          ...BalanceState_payment
          ...CancelSale_payment
          ...Refund_payment
          ...FailedRefund_payment
          ...PaymentDetails_payment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const transaction = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
  minWidth: { md: 144 },
};

type Payment = PaymentsQuery['adminPayments']['edges'][number]['node'];

const columns: Column<Payment>[] = [
  {
    header: 'Product Name',
    cell: (payment) => (
      <div>
        <PaidProductName payment={payment} />
        <Box component="code" title="Transaction id" sx={transaction}>
          {payment.transactionId}
        </Box>
      </div>
    ),
  },
  {
    header: 'Buyer',
    cell: ({ buyerName, buyerEmail }) => (
      <Box sx={{ minWidth: { md: 120 } }}>
        <CellText>{buyerName}</CellText>
        {buyerEmail && (
          <Typography variant="body2" color="textSecondary">
            <CellText>{buyerEmail}</CellText>
          </Typography>
        )}
      </Box>
    ),
  },
  { header: 'Seller', cell: ({ sellerName }) => <CellText>{sellerName}</CellText> },
  { header: 'Amount', cell: (payment) => <PaymentAmount payment={payment} /> },
  {
    header: 'Status',
    cell: (payment) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}>
        <PaymentStatusTag payment={payment} />
        {payment.dispute && <DisputeNote {...payment.dispute} />}
        <HandOverNote payment={payment} />
        <BalanceState payment={payment} sx={{ justifyItems: { xs: 'end', md: 'start' } }} />
        <CancelSale payment={payment} />
        <Refund payment={payment} />
        <FailedRefund payment={payment} />
        <PaymentDetails payment={payment} />
      </Box>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
];

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
      />
    </>
  );
}

type DisputeNoteProps = { status: string; reason: string; dueBy: string | null };

/** Why a payment is or was disputed, and the deadline for the shop's answer. */
function DisputeNote({ status, reason, dueBy }: DisputeNoteProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {reasonText(reason)}
      {status === 'OPEN' && dueBy && `, answer by ${formatDeadline(dueBy)}`}
      {(status === 'WON' || status === 'CLOSED') && ', dispute ended for the shop'}
    </Typography>
  );
}
