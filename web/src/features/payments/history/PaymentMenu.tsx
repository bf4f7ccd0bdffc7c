import {
  mdiAccountAlertOutline,
  mdiCashRefund,
  mdiCloseCircleOutline,
  mdiHistory,
  mdiTagOutline,
} from '@mdi/js';
import { useState } from 'react';
import type {
  FailedRefundAnswer,
  PaymentMenu_PaymentFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { ownBusinessText, useIsOwnBusiness } from '../../session/ownBusiness.tsx';
import { CancelSaleDialog } from '../balance/CancelSaleDialog.tsx';
import { useBalanceStatus } from '../balance/useBalanceStatus.ts';
import { PaymentDetailsDialog } from '../details/PaymentDetailsDialog.tsx';
import { FailedRefundDialog } from '../refund/FailedRefundDialog.tsx';
import { failedRefundTexts } from '../refund/failedRefundTexts.ts';
import { RefundDialog } from '../refund/RefundDialog.tsx';

graphql(`
  fragment PaymentMenu_payment on Payment {
    productName
    buyerName
    sellerName
    part
    status
    viewerCanCancelSale
    viewerCanRefund
    viewerFailedRefundAnswers
    failedRefund {
      formatted
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
    product {
      inStock
    }
    order {
      buyer {
        userId
      }
      seller {
        userId
      }
    }
    ...PaymentDetails_payment
  }
`);

type Asked = 'details' | 'refund' | 'cancel' | FailedRefundAnswer;

type Props = { payment: FragmentType<PaymentMenu_PaymentFragment> };

/** An admin's menu for a payment: its history and product, and decisions about its money. */
export function PaymentMenu(props: Props) {
  const payment = unmask<PaymentMenu_PaymentFragment>(props.payment);
  const { id, productName, buyerName, sellerName, amount, balance } = payment;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const lines = useLines(payment, setAsked);
  const people = { paymentId: id, productName, buyerName, sellerName };
  return (
    <>
      <RowMenu label={`Actions for ${productName}`} lines={lines} />
      {asked === 'details' && <PaymentDetailsDialog payment={payment} open onClose={close} />}
      {asked === 'refund' && (
        <RefundDialog
          {...people}
          amount={amount.formatted}
          isHalf={payment.part !== 'WHOLE'}
          open
          onClose={close}
        />
      )}
      {asked === 'cancel' && balance && (
        <CancelSaleDialog
          {...people}
          firstHalf={amount.formatted}
          balance={balance.amount.formatted}
          onClose={close}
        />
      )}
      {asked && asked in failedRefundTexts && (
        <FailedRefundDialog
          paymentId={id}
          productName={productName}
          answer={asked as FailedRefundAnswer}
          amount={payment.failedRefund?.formatted ?? ''}
          open
          onClose={close}
        />
      )}
    </>
  );
}

function useLines(payment: PaymentMenu_PaymentFragment, ask: (what: Asked) => void) {
  const { product, order, balance, status, viewerCanRefund, viewerCanCancelSale } = payment;
  const isOwn = useIsOwnBusiness(order?.buyer.userId, order?.seller.userId);
  // Sales that become overdue while the page is open can then be cancelled.
  const isOverdue = useBalanceStatus(balance) === 'OVERDUE';
  const canCancel = balance && (viewerCanCancelSale || (isOverdue && !isOwn));
  return [
    { label: 'Details', icon: mdiHistory, onClick: () => ask('details') },
    ...(product && product.inStock !== 'REMOVED'
      ? [{ label: 'View product', icon: mdiTagOutline, to: paths.product(product.id) }]
      : []),
    ...payment.viewerFailedRefundAnswers.map((answer) => ({
      label: `${failedRefundTexts[answer].label}…`,
      icon: mdiCashRefund,
      onClick: () => ask(answer),
    })),
    ...(viewerCanRefund
      ? [{ label: 'Refund…', icon: mdiCashRefund, onClick: () => ask('refund') }]
      : []),
    ...(canCancel
      ? [
          {
            label: 'Cancel the sale…',
            icon: mdiCloseCircleOutline,
            onClick: () => ask('cancel'),
          },
        ]
      : []),
    ...(isOwn && status === 'PAID'
      ? [
          {
            label: ownBusinessText,
            icon: mdiAccountAlertOutline,
            onClick: () => {},
            disabled: true,
          },
        ]
      : []),
  ];
}
