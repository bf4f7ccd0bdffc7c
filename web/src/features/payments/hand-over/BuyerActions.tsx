import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BuyerActions_PaymentFragment } from '../../../generated/graphql.ts';
import { useConfirmReceiptMutation } from '../../../generated/payments.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useLazyOverlay } from '../../../ui/useLazyOverlay.ts';
import { confirmReceiptOptions } from './handOver.cache.ts';

const ReportProblemDialog = lazyChunk(
  async () => (await import('./ReportProblemDialog.tsx')).ReportProblemDialog,
);

graphql(`
  fragment BuyerActions_payment on Payment {
    id
    productName
    handOver {
      status
    }
  }
`);

/** Lets a buyer confirm receipt or report a problem. */
export function BuyerActions(props: { payment: FragmentType<BuyerActions_PaymentFragment> }) {
  const { id, productName, handOver } = unmask<BuyerActions_PaymentFragment>(props.payment);
  const [confirmReceipt, { loading }] = useConfirmReceiptMutation(confirmReceiptOptions);
  const dialog = useLazyOverlay();
  const status = handOver?.status;
  const canReport = status === 'PAID' || status === 'HANDED_OVER';
  // Keep the typed text even if the payment changes meanwhile.
  if (!canReport && !dialog.isOpen) return null;
  return (
    <Box className="actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {status === 'PAID' && (
        <Button
          size="small"
          variant="contained"
          loading={loading}
          aria-label={`I have received it: ${productName}`}
          onClick={() => void confirmReceipt({ variables: { paymentId: id } })}
        >
          I have received it
        </Button>
      )}
      {canReport && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`Something is wrong: ${productName}`}
          onClick={dialog.open}
        >
          Something is wrong
        </Button>
      )}
      {dialog.overlay && (
        <ReportProblemDialog paymentId={id} productName={productName} {...dialog.overlay} />
      )}
    </Box>
  );
}
