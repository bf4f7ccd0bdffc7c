import Box from '@mui/material/Box';
import type {
  OrderMoney_OrderFragment,
  OrderRefundStatus,
  OrderState,
  PaymentPart,
} from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { FailedRefund } from '../../payments/refund/FailedRefund.tsx';
import { buyerProtectionText } from '../../payouts/saleTexts.ts';
import { useOrderSide } from '../orderSide.ts';
import { MoneyLine } from './MoneyLine.tsx';
import { MoneyNote } from './MoneyNote.tsx';

graphql(`
  fragment OrderMoney_order on Order {
    state
    buyer {
      userId
    }
    seller {
      userId
    }
    price {
      formatted
    }
    payments {
      transactionId
      part
      paidAt
      amount {
        formatted
      }
      ...FailedRefund_payment
    }
    refunds {
      status
      createdAt
      amount {
        formatted
      }
    }
    balance {
      dueBy
    }
    totals {
      paid {
        amount
        formatted
      }
      refunded {
        amount
        formatted
      }
      refunding {
        amount
        formatted
      }
      lostInDisputes {
        amount
        formatted
      }
      kept {
        formatted
      }
      due {
        amount
        formatted
      }
    }
  }
`);

const parts: Record<PaymentPart, string> = {
  WHOLE: 'Payment',
  FIRST_HALF: 'First half',
  BALANCE: 'Balance',
};

const refundNotes: Record<OrderRefundStatus, string> = {
  PENDING: 'on its way',
  SUCCEEDED: 'returned',
  FAILED: 'the bank sent it back: on hold',
  PAID_ANOTHER_WAY: 'paid another way',
  RELEASED: 'called off',
};

/** States in which the shop holds the money until the buyer has the product. */
const beforeHandOver: ReadonlySet<OrderState> = new Set([
  'PAID_IN_PART',
  'PAID',
  'HAND_OVER_CLAIMED',
]);

/** An order's payments and refunds, with their sum. */
export function OrderMoney(props: { order: FragmentType<OrderMoney_OrderFragment> }) {
  const order = unmask<OrderMoney_OrderFragment>(props.order);
  const { price, payments, refunds, totals } = order;
  const { paid, refunded, refunding, lostInDisputes, kept, due } = totals;
  const side = useOrderSide(order);
  const { payouts } = useConfig();
  const hasGoneBack = refunded.amount + refunding.amount + lostInDisputes.amount > 0;
  const isProtected = side === 'BUYER' && beforeHandOver.has(order.state);
  // With a single payment, a sum would repeat it, and so would the price if it was paid at once.
  const isSummed = payments.length !== 1 || refunds.length > 0 || hasGoneBack;
  const isWhole = !isSummed && payments[0]?.part === 'WHOLE';
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {!isWhole && <MoneyLine name="Price" amount={price.formatted} />}
        {!isWhole && <Box sx={rule} />}
        {payments.map(({ id, part, paidAt, amount, transactionId }) => (
          <MoneyLine
            key={id}
            name={isWhole ? 'Paid' : parts[part]}
            note={paidAt ? `${isWhole ? '' : 'Paid '}${formatDay(paidAt)}` : null}
            {...(side === 'ADMIN' && { code: transactionId })}
            amount={amount.formatted}
            isSum={isWhole}
          />
        ))}
        {refunds.map(({ id, status, createdAt, amount }) => (
          <MoneyLine
            key={id}
            name="Refund"
            note={`${formatDay(createdAt)}, ${refundNotes[status]}`}
            amount={`−${amount.formatted}`}
          />
        ))}
        {!isWhole && <Box sx={rule} />}
        {isSummed && (
          <MoneyLine name="Paid" amount={paid.formatted} isSum={!hasGoneBack && due.amount === 0} />
        )}
        {refunded.amount > 0 && <MoneyLine name="Refunded" amount={`−${refunded.formatted}`} />}
        {refunding.amount > 0 && (
          <MoneyLine name="Refund on its way" amount={`−${refunding.formatted}`} />
        )}
        {lostInDisputes.amount > 0 && (
          <MoneyLine name="Taken back by the bank" amount={`−${lostInDisputes.formatted}`} />
        )}
        {hasGoneBack && (
          <MoneyLine
            name={side === 'BUYER' ? 'Paid after refunds' : 'Left after refunds'}
            amount={kept.formatted}
            isSum
          />
        )}
        {due.amount > 0 && <MoneyLine name="Still to pay" amount={due.formatted} isSum />}
      </Box>
      {payments.map((payment) => (
        <FailedRefund key={payment.id} payment={payment} toBuyer={side === 'BUYER'} />
      ))}
      {isProtected && <MoneyNote>{buyerProtectionText(payouts)}</MoneyNote>}
    </>
  );
}

const rule = { borderTop: 1, borderColor: 'divider' } as const;
