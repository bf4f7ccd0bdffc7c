import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import { mdiShieldCheckOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { BuyBox_ProductFragment } from '../../../../generated/graphql.ts';
import { lazyChunk } from '../../../../lib/chunks/lazyChunk.tsx';
import { useConfig } from '../../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { useAddToBookingList } from '../../../lists/buttons/useAddToList.ts';
import { PayNowLink } from '../../../offers/PayNowLink.tsx';
import { HeldForViewer } from '../../../offers/product-page/HeldForViewer.tsx';
import { OfferPanel } from '../../../offers/product-page/OfferPanel.tsx';
import { useIsHeld } from '../../../offers/useIsHeld.ts';
import { shortProtectionText } from '../../../payouts/saleTexts.ts';
import { useSession } from '../../../session/session.ts';
import { HiddenNote } from '../../hiding/HiddenNote.tsx';
import { BoxLine } from './BoxLine.tsx';
import { BuyBoxFrame } from './BuyBoxFrame.tsx';
import { BuyPrice } from './BuyPrice.tsx';
import { OwnProductBox } from './OwnProductBox.tsx';
import { ProductLocation } from './ProductLocation.tsx';
import { SecondaryActions } from './SecondaryActions.tsx';
import { SellerLine } from './SellerLine.tsx';

graphql(`
  fragment BuyBox_product on Product {
    productName
    resalePrice {
      amount
      currency
      formatted
    }
    hold {
      until
      amount {
        amount
        currency
        formatted
        ...PriceText_money
      }
    }
    seller {
      id
    }
    ...BuyPrice_product
    ...AddToList_product
    ...SecondaryActions_product
    ...OfferPanel_product
    ...HiddenNote_product
    ...ProductModeration_product
    ...ProductLocation_product
    ...SellerLine_product
    ...OwnProductBox_product
  }
`);

const ProductModeration = lazyChunk(
  async () => (await import('../../hiding/ProductModeration.tsx')).ProductModeration,
);

type Props = { product: FragmentType<BuyBox_ProductFragment> };

/** The viewer's price, the next step, the buyer's protection, and the seller and pick-up place. */
export function BuyBox(props: Props) {
  const product = unmask<BuyBox_ProductFragment>(props.product);
  const { user } = useSession();
  const isHeld = useIsHeld(product.hold);
  if (user && product.seller?.id === user.uid) return <OwnProductBox product={product} />;
  return (
    <BoxForBuyers
      product={product}
      agreed={isHeld && user?.role === 'BUYER' ? product.hold : null}
      moderation={
        user?.role === 'ADMIN' && (
          <div>
            <HiddenNote product={product} />
            <ProductModeration product={product} />
          </div>
        )
      }
    />
  );
}

type BuyersProps = {
  product: BuyBox_ProductFragment;
  /** the hold after the viewer's offer was accepted */
  agreed: BuyBox_ProductFragment['hold'];
  moderation: ReactNode;
};

function BoxForBuyers({ product, agreed, moderation }: BuyersProps) {
  const { whyNot } = useAddToBookingList(product);
  const reasonId = useId();
  const { amount, currency, formatted } = agreed?.amount ?? product.resalePrice;
  const isPayable = agreed !== null || whyNot === null;
  return (
    <BuyBoxFrame
      price={<BuyPrice product={product} agreed={agreed?.amount ?? null} />}
      action={
        isPayable ? (
          <PayNowLink product={product} size="large">
            {`Pay ${formatShortMoney(amount, currency)}`}
          </PayNowLink>
        ) : (
          <Typography id={reasonId} variant="subtitle2">
            {whyNot}
          </Typography>
        )
      }
    >
      {agreed && <HeldForViewer amount={formatted} until={agreed.until} />}
      <OfferPanel product={product} />
      {!agreed && <SecondaryActions product={product} {...(!isPayable && { reasonId })} />}
      {moderation}
      {isPayable && <Protection />}
      <ProductLocation product={product} />
      <SellerLine product={product} />
    </BuyBoxFrame>
  );
}

/** Explains the buyer's protection. */
const Protection = () => (
  <BoxLine icon={mdiShieldCheckOutline}>{shortProtectionText(useConfig().payouts)}</BoxLine>
);
