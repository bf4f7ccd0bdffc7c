import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PaymentsQuery } from '../../../generated/graphql.ts';
import { exactTime } from '../../../lib/dates.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RelativeDate } from '../../../ui/RelativeDate.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { BalanceState } from '../balance/BalanceState.tsx';
import { CancelSale } from '../balance/CancelSale.tsx';
import { PaidProductName } from '../checkout/PaidProduct.tsx';
import { PaymentDetails } from '../details/PaymentDetails.tsx';
import { reasonText } from '../disputeToast.ts';
import { HandOverNote } from '../handOver/HandOverNote.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { Refund } from '../refund/Refund.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentsFilter } from './PaymentsFilter.tsx';
import { fetchPaymentsQuery, usePaymentsQuery } from './PaymentsPage.generated.ts';
import { PaymentsToolbar } from './PaymentsToolbar.tsx';
import { amountColumn, buyerColumn } from './party.columns.tsx';
import { usePaymentsAddress } from './usePaymentsAddress.ts';

graphql(`
  query Payments(
    $text: String
    $status: PaymentStatus
    $disputed: Boolean
    $handOver: HandOverStatus
    $balance: BalanceStatus
    $sort: PaymentSort
    $after: String
  ) {
    payments(
      text: $text
      status: $status
      disputed: $disputed
      handOver: $handOver
      balance: $balance
      sort: $sort
      after: $after
    ) {
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

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => fetchPaymentsQuery(client);

/** Every payment of the shop, for admins: searched, narrowed and sorted as the address says. */
export function PaymentsPage() {
  const { parameters, set, variables } = usePaymentsAddress();
  const query = usePaymentsQuery({ variables });
  // What was shown stays while other payments are asked for.
  const data = query.data ?? query.previousData;
  return (
    <>
      <PageTitle title="Payments" />
      <PaymentsFilter
        chosen={parameters}
        choose={({ handOver, balance }) => set({ handOver, balance })}
      />
      <PaymentsToolbar
        parameters={parameters}
        set={set}
        totalCount={query.data?.payments.totalCount}
      />
      <PagedTable
        label="Payments"
        query={{ ...query, data }}
        list={(data: PaymentsQuery) => data.payments}
        empty={<NoPayments parameters={parameters} />}
        columns={[
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
          buyerColumn,
          { header: 'Seller', cell: ({ sellerName }) => <CellText>{sellerName}</CellText> },
          amountColumn('Amount'),
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
                <PaymentDetails payment={payment} />
              </Box>
            ),
          },
          { header: 'Date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
        ]}
      />
    </>
  );
}

type DisputeNoteProps = { status: string; reason: string; dueBy: string | null };

/** Why a payment is or was disputed, and until when the shop can answer. */
function DisputeNote({ status, reason, dueBy }: DisputeNoteProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {reasonText(reason)}
      {status === 'OPEN' && dueBy && `, answer by ${exactTime(Date.parse(dueBy))}`}
      {(status === 'WON' || status === 'CLOSED') && ', dispute ended for the shop'}
    </Typography>
  );
}
