import type { HeldForViewer_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { PayHeldLink } from '../PayHeldLink.tsx';
import { OfferBox } from './OfferBox.tsx';

graphql(`
  fragment HeldForViewer_offer on Offer {
    id
    amount {
      formatted
    }
    heldUntil
  }
`);

type Props = {
  product: { id: string; productName: string };
  offer: FragmentType<HeldForViewer_OfferFragment>;
};

/** Tells a buyer whose offer was accepted until when the product is held, and leads to its payment. */
export function HeldForViewer({ product, ...props }: Props) {
  const { amount, heldUntil } = unmask<HeldForViewer_OfferFragment>(props.offer);
  return (
    <OfferBox
      title="Your offer is accepted"
      amount={amount.formatted}
      actions={
        <PayHeldLink productId={product.id} productName={product.productName} size="large">
          Pay
        </PayHeldLink>
      }
    >
      Held for you{heldUntil && ` until ${formatDeadline(heldUntil)}`}, at {amount.formatted}. If it
      is not paid by then, it is for sale again.
    </OfferBox>
  );
}
