import { halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type {
  FirstHalf_PaymentFragment,
  PaymentPageQuery,
  PaymentPart,
} from '../../../generated/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import type { SessionUser } from '../../session/session.ts';
import { FirstHalfPaid } from '../balance/FirstHalfPaid.tsx';
import { PartChoice } from '../balance/PartChoice.tsx';
import { Checkout } from './Checkout.tsx';
import { HoldEnded, HoldUntil, useHold } from './Hold.tsx';
import { nextSteps } from './nextSteps.ts';
import { type OrderLine, orderLines, paidLines } from './orderLines.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { isDue } from './paymentState.ts';
import { usePayment } from './usePayment.ts';

type Props = {
  product: NonNullable<PaymentPageQuery['product']>;
  user: SessionUser;
  /** the part of the price that the buyer came to pay */
  initialPart: PaymentPart;
};

export function BuyerPayment({ product, user, initialPart }: Props) {
  const { id: productId, inStock, resalePrice: listPrice } = product;
  const { hold, endedHold } = useHold(product.hold);
  const price = hold?.amount ?? listPrice;
  const [firstPrice] = useState(price.formatted);
  const now = useNow([]);
  const stockAndPrice = [inStock, price.formatted, hold?.until].join(' ');
  const checkout = usePayment({ productId, stockAndPrice, initialPart });
  const { payment, part, firstHalf } = checkout;
  const isBalance = part === 'BALANCE';
  // The answer contains the remaining data.
  const isUnknown = isBalance && !firstHalf && payment.status !== 'open';
  const lines = linesNow();
  const amount = isUnknown ? null : (lines.at(-1)?.amount ?? null);
  const isForSale = inStock === 'AVAILABLE' || hold !== null;

  function linesNow(): OrderLine[] {
    if (payment.status === 'paid' && payment.record) return paidLines(payment.record, firstHalf);
    const isNone = isUnknown && payment.status === 'refused';
    const asked = isNone ? 'WHOLE' : part;
    const known = orderLines({ part: asked, listPrice, agreed: hold?.amount ?? null, firstHalf });
    // The amount to charge, even if this page doesn't know a new price yet.
    return payment.status === 'open'
      ? known.with(-1, { name: known.at(-1)?.name ?? '', amount: payment.amount.formatted })
      : known;
  }

  const balanceNote = <BalanceNote payment={firstHalf} isOpening={payment.status === 'opening'} />;
  const priceNote =
    endedHold && inStock === 'AVAILABLE' ? (
      // While it isn't for sale, the refusal explains that.
      <HoldEnded hold={endedHold} />
    ) : (
      isForSale && <PriceChange from={firstPrice} to={price.formatted} />
    );
  const steps = isDue(payment) && amount !== null ? stepsTo(amount) : [];

  function stepsTo(toPay: string) {
    const { balance } = halvesOf(price.amount, price.currency);
    const isHandedOver = isBalance && firstHalf?.balance?.status !== 'NOT_DUE';
    const rest = part === 'FIRST_HALF' ? formatMoney(balance, price.currency) : null;
    return nextSteps({ part, amount: toPay, balance: rest, isHandedOver }, now);
  }

  return (
    <PaymentFrame
      product={product}
      user={user}
      asked={isDue(payment) ? amount : null}
      lines={lines}
      note={hold && amount && isDue(payment) && <HoldUntil hold={hold} amount={amount} />}
      steps={steps}
    >
      <Checkout
        {...checkout}
        amount={amount ?? ''}
        productName={product.productName}
        buyer={user}
        note={isBalance ? balanceNote : priceNote}
        choice={(isPaying) =>
          !isBalance &&
          isForSale && (
            <PartChoice
              price={price}
              part={part}
              onChange={checkout.choosePart}
              disabled={isPaying}
            />
          )
        }
      />
    </PaymentFrame>
  );
}

/**
 * The note about a balance. While the first half is unknown, its placeholder is as high, so that the form doesn't move.
 */
function BalanceNote({
  payment,
  isOpening,
}: {
  payment: FirstHalf_PaymentFragment | null;
  isOpening: boolean;
}) {
  if (payment) return <FirstHalfPaid payment={payment} />;
  return isOpening && <Skeleton variant="rounded" height={136} />;
}

function PriceChange({ from, to }: { from: string; to: string }) {
  if (from === to) return null;
  return (
    <Alert severity="info">
      The price changed from {from} to {to}.
    </Alert>
  );
}
