import type { OpenOffer_OfferFragment, Stock } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { OfferButton } from '../form/OfferButton.tsx';
import type { OfferedProduct } from '../form/OfferDialog.tsx';
import { textForBuyer } from '../offerTexts.ts';
import { WithdrawOfferButton } from '../WithdrawOfferButton.tsx';
import { OfferBox } from './OfferBox.tsx';

graphql(`
  fragment OpenOffer_offer on Offer {
    id
    amount {
      amount
      formatted
    }
    lapsesAt
  }
`);

type Props = {
  product: OfferedProduct & { inStock: Stock };
  offer: FragmentType<OpenOffer_OfferFragment>;
};

/** A buyer's open offer with its deadline, and buttons to change or withdraw it. */
export function OpenOffer({ product, ...props }: Props) {
  const { id, amount, lapsesAt } = unmask<OpenOffer_OfferFragment>(props.offer);
  const { productName, inStock } = product;
  return (
    <OfferBox
      title="Your offer"
      amount={amount.formatted}
      actions={
        <>
          {inStock === 'AVAILABLE' && (
            <OfferButton
              product={product}
              offered={amount.amount}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={`Change your offer for ${productName}`}
            >
              Change
            </OfferButton>
          )}
          <WithdrawOfferButton id={id} productName={productName} />
        </>
      }
    >
      {textForBuyer({ status: 'OPEN', inStock })} Expires {formatDay(lapsesAt)}.
    </OfferBox>
  );
}
