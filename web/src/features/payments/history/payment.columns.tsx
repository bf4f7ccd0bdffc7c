import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  HandOver_PaymentFragment,
  PaidProduct_PaymentFragment,
  PaymentPart,
  PaymentStatusTag_PaymentFragment,
  Receipt_PaymentFragment,
} from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { PaidProductName, PaidProductPicture } from '../checkout/PaidProduct.tsx';
import { HandOver } from '../hand-over/HandOver.tsx';
import type { Side } from '../hand-over/nextStep.ts';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

type PaidProduct = FragmentType<PaidProduct_PaymentFragment>;

/** The columns of the product that was paid for. */
export const productColumns: Column<PaidProduct>[] = [
  { header: 'Product Image', cell: (payment) => <PaidProductPicture payment={payment} /> },
  { header: 'Product Name', cell: (payment) => <PaidProductName payment={payment} /> },
];

type Listed = FragmentType<PaymentStatusTag_PaymentFragment> &
  FragmentType<Receipt_PaymentFragment> & {
    productName: string;
    part: PaymentPart;
    paidAt?: string | null;
    createdAt: string;
  };

/** Both instalments of a product may have a row. */
const receiptOf = ({ part, productName }: Listed) =>
  part === 'BALANCE' ? `the balance of ${productName}` : productName;

/**
 * The column of where the payment stands, with its day, which is that of its beginning while it is not paid, and
 * with the receipt of one side of the sale.
 */
export const statusColumn = (side: Side): Column<Listed> => ({
  header: 'Status',
  cell: (payment) => (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}>
      <PaymentStatusTag payment={payment} />
      <Typography variant="body2" color="textSecondary">
        <RelativeDate at={payment.paidAt ?? payment.createdAt} />
      </Typography>
      <ReceiptButton payment={payment} of={receiptOf(payment)} side={side} />
    </Box>
  ),
});

/** The column of how what was paid for changes hands, as one side of the sale sees it. */
export const handOverColumn = (side: Side): Column<FragmentType<HandOver_PaymentFragment>> => ({
  header: 'Hand-over',
  cell: (payment) => (
    <HandOver payment={payment} side={side} sx={{ minWidth: { md: 200 }, py: 1 }} />
  ),
});
