import Skeleton from '@mui/material/Skeleton';
import type { PaymentPageQuery, PaymentPart } from '../../../generated/graphql.ts';
import type { SessionUser } from '../../session/session.ts';
import { FirstHalfPaid } from '../balance/FirstHalfPaid.tsx';
import { PartChoice } from '../balance/PartChoice.tsx';
import { AgreedPrice, HoldEnded, useHold } from './AgreedPrice.tsx';
import { Checkout } from './Checkout.tsx';
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

  const holdNote = hold ? (
    <AgreedPrice hold={hold} listPrice={listPrice} />
  ) : (
    // Until it is for sale again, the refusal says so.
    endedHold && inStock === 'AVAILABLE' && <HoldEnded hold={endedHold} />
  );

  return (
    <PaymentFrame
      product={product}
      user={user}
      asked={isDue(payment) ? amount : null}
      lines={lines}
    >
      <Checkout
        {...checkout}
        amount={amount ?? ''}
        productName={product.productName}
        buyer={user}
        note={isBalance ? balanceNote : holdNote}
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
