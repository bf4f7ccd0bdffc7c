import { mdiFilePdfBox, mdiPrinterOutline, mdiReceiptTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import type { OrderReceiptQuery, PaymentPart } from '../../../generated/graphql.ts';
import { useOrderReceiptQuery } from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatFullDay } from '../../../lib/time/dates.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/state/Skeletons.tsx';
import { MoneyLine } from '../money/MoneyLine.tsx';

graphql(`
  query OrderReceipt($orderId: ID!) {
    receipt(orderId: $orderId) {
      orderId
      number
      issuedAt
      shopName
      shopAddress
      buyerName
      sellerName
      items {
        name
        amount {
          amount
          currency
          formatted
        }
      }
      payments {
        transactionId
        part
        paidAt
        amount {
          amount
          currency
          formatted
        }
      }
      refunds {
        refundedAt
        amount {
          amount
          currency
          formatted
        }
      }
      paid {
        amount
        currency
        formatted
      }
      refunded {
        amount
        currency
        formatted
      }
      due {
        amount
        currency
        formatted
      }
      pdfUrl
    }
  }
`);

const parts: Record<PaymentPart, string> = {
  WHOLE: 'Payment',
  FIRST_HALF: 'First half',
  BALANCE: 'Balance',
};

// Prints in black, without a frame.
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        '.receipt, .receipt *': { color: '#000 !important', background: 'none !important' },
      },
    }}
  />
);

/** An order's receipt, on screen, in print and as PDF. */
export function OrderReceiptPage() {
  const { id = '' } = useParams();
  // The PDF's address is valid for minutes only.
  const { data, error, refetch } = useOrderReceiptQuery({
    variables: { orderId: id },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return (
      <>
        <DocumentTitle title="Receipt" />
        {error ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const { receipt } = data;
  if (!receipt) {
    return (
      <>
        <DocumentTitle title="Receipt not found" />
        <EmptyState icon={mdiReceiptTextOutline} level="h1" title="Receipt not found">
          The link may be incomplete, or the receipt belongs to another account.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {printStyles}
      <PageTitle
        title={`Receipt ${receipt.number}`}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink to={paths.order(id)} color="inherit">
              Back
            </ButtonLink>
            <Button
              component="a"
              href={receipt.pdfUrl}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
              color="inherit"
              startIcon={<Icon path={mdiFilePdfBox} />}
            >
              PDF
            </Button>
            <Button
              variant="contained"
              startIcon={<Icon path={mdiPrinterOutline} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </Box>
        }
      />
      <Receipt receipt={receipt} />
    </>
  );
}

type Shown = NonNullable<OrderReceiptQuery['receipt']>;

function Receipt({ receipt }: { receipt: Shown }) {
  const { issuedAt, shopName, shopAddress, buyerName, sellerName } = receipt;
  const { items, payments, refunds, paid, refunded, due } = receipt;
  return (
    <Box className="receipt" sx={paper}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Box>
          <Typography variant="h4" component="p">
            {shopName}
          </Typography>
          {shopAddress.map((line) => (
            <Typography key={line} variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2">{formatFullDay(issuedAt)}</Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 3 }}>
        <Named name="Buyer">{buyerName}</Named>
        <Named name="Seller">{sellerName}</Named>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {items.map(({ name, amount }) => (
          <MoneyLine key={name} name={name} amount={amount.formatted} />
        ))}
        <Box sx={rule} />
        {payments.map(({ transactionId, part, paidAt, amount }) => (
          <MoneyLine
            key={transactionId}
            name={parts[part]}
            note={`Paid ${formatFullDay(paidAt)}`}
            code={transactionId}
            amount={amount.formatted}
          />
        ))}
        {refunds.map(({ refundedAt, amount }, index) => (
          <MoneyLine
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that tells them apart.
            key={index}
            name="Refund"
            note={refundedAt ? formatFullDay(refundedAt) : null}
            amount={`−${amount.formatted}`}
          />
        ))}
        <Box sx={rule} />
        <MoneyLine name="Paid" amount={paid.formatted} isSum />
        {refunded.amount > 0 && (
          <MoneyLine name="Refunded" amount={`−${refunded.formatted}`} isSum />
        )}
        {due.amount > 0 && <MoneyLine name="Still to pay" amount={due.formatted} isSum />}
      </Box>
    </Box>
  );
}

function Named({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
    </Box>
  );
}

const paper = {
  maxWidth: 640,
  p: { xs: 2, md: 4 },
  ...cardFrame,
} as const;

const rule = { borderTop: 1, borderColor: 'divider' } as const;
