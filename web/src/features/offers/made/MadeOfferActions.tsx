import Box from '@mui/material/Box';
import type { MadeOfferActions_OfferFragment, OfferStatus } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { AcceptCounterButton } from '../AcceptCounterButton.tsx';
import { OfferButton } from '../form/OfferButton.tsx';
import { PayNowLink } from '../PayNowLink.tsx';
import { WithdrawOfferButton } from '../WithdrawOfferButton.tsx';

graphql(`
  fragment MadeOfferActions_offer on Offer {
    proposedBy
    viewerCanCounter
    amount {
      amount
      formatted
    }
    ...AcceptCounterButton_offer
    product {
      productName
      inStock
      resalePrice {
        amount
        formatted
        currency
      }
      ...ProductPriceGuide_product
    }
  }
`);

type Props = {
  offer: FragmentType<MadeOfferActions_OfferFragment>;
  /** its current state */
  status: OfferStatus;
};

/** A buyer's actions on an offer: change or withdraw it, answer the seller, pay, or make another one. */
export function MadeOfferActions({ status, ...props }: Props) {
  const offer = unmask<MadeOfferActions_OfferFragment>(props.offer);
  const { id, amount, product, proposedBy, viewerCanCounter } = offer;
  const { productName, inStock } = product;
  if (status === 'ACCEPTED') {
    return (
      <PayNowLink product={product} size="small">
        Pay
      </PayNowLink>
    );
  }
  const isOpen = status === 'OPEN';
  if (!isOpen && inStock !== 'AVAILABLE') return null;
  if (isOpen && proposedBy === 'SELLER') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <AcceptCounterButton offer={offer} />
        {viewerCanCounter && (
          <OfferButton
            product={product}
            asked={amount}
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={`Offer less for ${productName}`}
          >
            Offer less
          </OfferButton>
        )}
        <WithdrawOfferButton id={id} productName={productName} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {inStock === 'AVAILABLE' && (
        <OfferButton
          product={product}
          offered={isOpen ? amount.amount : null}
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={
            isOpen ? `Change your offer for ${productName}` : `Offer again: ${productName}`
          }
        >
          {isOpen ? 'Change' : 'Offer again'}
        </OfferButton>
      )}
      {isOpen && <WithdrawOfferButton id={id} productName={productName} />}
    </Box>
  );
}
