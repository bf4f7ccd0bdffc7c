import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CancelSale_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { CancelSaleDialog } from './CancelSaleDialog.tsx';
import { useBalanceStatus } from './useBalanceStatus.ts';

graphql(`
  fragment CancelSale_payment on Payment {
    id
    productName
    buyerName
    sellerName
    viewerCanCancelSale
    amount {
      formatted
    }
    balance {
      status
      dueBy
      amount {
        formatted
      }
    }
  }
`);

/** Lets an admin cancel a sale with an overdue balance or a problem, after asking. */
export function CancelSale(props: { payment: FragmentType<CancelSale_PaymentFragment> }) {
  const { id, productName, buyerName, sellerName, viewerCanCancelSale, amount, balance } =
    unmask<CancelSale_PaymentFragment>(props.payment);
  const [asking, setAsking] = useState(false);
  // Sales that become overdue while the page is open can then be cancelled.
  const isOverdue = useBalanceStatus(balance) === 'OVERDUE';
  const canCancel = viewerCanCancelSale || isOverdue;
  if (!balance || !(canCancel || asking)) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        aria-label={`Cancel the sale: ${productName}`}
        onClick={() => setAsking(true)}
      >
        Cancel the sale
      </Button>
      {asking && (
        <CancelSaleDialog
          paymentId={id}
          productName={productName}
          buyerName={buyerName}
          sellerName={sellerName}
          firstHalf={amount.formatted}
          balance={balance.amount.formatted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
