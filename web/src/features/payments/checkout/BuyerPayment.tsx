import { halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { PaymentPageQuery, PaymentPart } from '../../../generated/graphql.ts';
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
  // The answer contains the rest.
  const isUnknown = isBalance && !firstHalf && payment.status !== 'open';
  const lines = linesNow();
  const amount = (isUnknown ? null : lines.at(-1)?.amount) ?? null;
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

  // As high as the text that replaces it, so that the form doesn't move.
  const balanceNote = firstHalf ? (
    <FirstHalfPaid payment={firstHalf} />
  ) : (
    payment.status === 'opening' && <Skeleton variant="rounded" height={136} />
  );

  const priceNote =
    endedHold && inStock === 'AVAILABLE' ? (
      // Until it is for sale again, the refusal says so.
      <HoldEnded hold={endedHold} />
    ) : (
      isForSale &&
      price.formatted !== firstPrice && (
        <Alert severity="info">
          The price changed from {firstPrice} to {price.formatted}.
        </Alert>
      )
    );
  const { balance } = halvesOf(price.amount, price.currency);
  const steps =
    isDue(payment) && amount !== null
      ? nextSteps(
          {
            part,
            amount,
            balance: part === 'FIRST_HALF' ? formatMoney(balance, price.currency) : null,
            isHandedOver: isBalance && firstHalf?.balance?.status !== 'NOT_DUE',
          },
          now,
        )
      : [];
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
