import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormOverlay } from '../../../ui/form/useFormOverlay.ts';
import type { OfferedProduct } from './OfferDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'startIcon' | 'aria-label'> & {
  product: OfferedProduct;
  /** the amount of the open offer that it changes, in minor units; null for a new one */
  offered?: number | null;
  children: string;
};

/** Opens the form in which a buyer makes or changes an offer. */
export function OfferButton({ product, offered = null, children, ...button }: Props) {
  const { productName } = product;
  const title =
    offered === null ? `Make an offer for ${productName}` : `Change your offer for ${productName}`;
  const dialog = useFormOverlay(title);
  return (
    <>
      <Button {...button} onClick={dialog.open}>
        {children}
      </Button>
      {dialog.overlay && (
        <OfferDialog title={title} product={product} offered={offered} {...dialog.overlay} />
      )}
    </>
  );
}
