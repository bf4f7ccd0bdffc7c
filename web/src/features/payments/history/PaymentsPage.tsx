import { mdiCreditCardOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PaymentsQuery } from '../../../generated/graphql.ts';
import { exactTime } from '../../../lib/dates.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RelativeDate } from '../../../ui/RelativeDate.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { PaidProductName } from '../checkout/PaidProduct.tsx';
import { reasonText } from '../disputeToast.ts';
import { HandOverNote } from '../handOver/HandOverNote.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { fetchPaymentsQuery, usePaymentsQuery } from './PaymentsPage.generated.ts';
import { ProblemsFilter, useOnlyProblems } from './ProblemsFilter.tsx';
import { amountColumn, buyerColumn } from './payment.columns.tsx';

graphql(`
  query Payments($handOver: HandOverStatus, $after: String) {
    payments(handOver: $handOver, after: $after) {
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

const ofProblems = { variables: { handOver: 'DISPUTED' } } as const;

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => fetchPaymentsQuery(client);

/** Every payment of the shop, for admins, or those with which something is wrong. */
export function PaymentsPage() {
  const { onlyProblems, setOnlyProblems } = useOnlyProblems();
  const query = usePaymentsQuery(onlyProblems ? ofProblems : {});
  return (
    <>
      <PageTitle title="Payments" />
      <ProblemsFilter isOn={onlyProblems} onChange={setOnlyProblems} />
      <PagedTable
        label="Payments"
        query={query}
        list={(data: PaymentsQuery) => data.payments}
        empty={
          onlyProblems ? (
            <EmptyState icon={mdiCreditCardOutline} title="Nothing is wrong">
              What buyers report of what they have bought appears here.
            </EmptyState>
          ) : (
            <EmptyState icon={mdiCreditCardOutline} title="No payments yet">
              Every payment that a buyer begins appears here, with where it stands.
            </EmptyState>
          )
        }
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
