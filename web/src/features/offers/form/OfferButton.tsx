import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormOverlay } from '../../../ui/form/useFormOverlay.ts';
import type { OfferedProduct } from './OfferDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import type { Standing } from './offer.rules.ts';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'startIcon' | 'aria-label'> & {
  product: OfferedProduct;
  /** the amount of the open offer that it changes, in minor units; null for a new one */
  offered?: number | null;
  /** the seller's counter-offer that it answers */
  asked?: Standing | null;
  children: string;
};

/** Opens the form in which a buyer makes or changes an offer. */
export function OfferButton(props: Props) {
  const { product, offered = null, asked = null, children, ...button } = props;
  const { productName } = product;
  const title = titleFor(productName, offered, asked);
  const dialog = useFormOverlay(title);
  return (
    <>
      <Button {...button} onClick={dialog.open}>
        {children}
      </Button>
      {dialog.overlay && (
        <OfferDialog
          title={title}
          product={product}
          offered={offered}
          asked={asked}
          {...dialog.overlay}
        />
      )}
    </>
  );
}

function titleFor(productName: string, offered: number | null, asked: Standing | null): string {
  if (asked) return `Offer less than ${asked.formatted} for ${productName}`;
  return offered === null
    ? `Make an offer for ${productName}`
    : `Change your offer for ${productName}`;
}
