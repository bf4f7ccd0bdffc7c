import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CancelSale_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useIsOwnBusiness } from '../../session/ownBusiness.tsx';
import { CancelSaleDialog } from './CancelSaleDialog.tsx';
import { useBalanceStatus } from './useBalanceStatus.ts';

graphql(`
  fragment CancelSale_payment on Payment {
    id
    productName
    buyerName
    sellerName
    viewerCanCancelSale
    order {
      id
      buyer {
        userId
      }
      seller {
        userId
      }
    }
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
  const { id, productName, buyerName, sellerName, viewerCanCancelSale, amount, balance, order } =
    unmask<CancelSale_PaymentFragment>(props.payment);
  const [asking, setAsking] = useState(false);
  // Sales that become overdue while the page is open can then be cancelled.
  const isOverdue = useBalanceStatus(balance) === 'OVERDUE';
  const isOwn = useIsOwnBusiness(order?.buyer.userId, order?.seller.userId);
  const canCancel = viewerCanCancelSale || (isOverdue && !isOwn);
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
