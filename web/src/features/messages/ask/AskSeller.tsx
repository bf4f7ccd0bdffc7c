import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { AskSeller_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useFormOverlay } from '../../../ui/form/useFormOverlay.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { useSession } from '../../session/session.ts';
import { AskSellerDialog } from './AskSellerDialog.tsx';

graphql(`
  fragment AskSeller_product on Product {
    productName
    inStock
    seller {
      name
    }
    viewerThread {
      id
    }
  }
`);

/** Lets a buyer ask a product's seller, or links to the thread. */
export function AskSeller(props: { product: FragmentType<AskSeller_ProductFragment> }) {
  const product = unmask<AskSeller_ProductFragment>(props.product);
  const { id, productName, inStock, seller, viewerThread } = product;
  const { user } = useSession();
  const dialog = useFormOverlay(`Ask about ${productName}`);
  const answer = useRef<HTMLDivElement>(null);
  const canAsk = user?.role === 'BUYER' && seller && inStock !== 'REMOVED';
  const overlay = dialog.overlay && (
    <AskSellerDialog
      productId={id}
      productName={productName}
      sellerName={seller?.name ?? ''}
      // The button that opened the dialog is gone, and focusing the link itself would prefetch its page.
      onExited={() => answer.current?.focus()}
      {...dialog.overlay}
    />
  );
  if (viewerThread) {
    return (
      <>
        <Box ref={answer} tabIndex={-1} sx={{ outline: 'none' }}>
          <ButtonLink to={paths.thread(viewerThread.id)} {...look}>
            Your conversation
          </ButtonLink>
        </Box>
        {overlay}
      </>
    );
  }
  // Keeps the typed text even if the product changes meanwhile.
  if (!canAsk && !dialog.isOpen) return null;
  return (
    <>
      <Button onClick={dialog.open} {...look}>
        Ask the seller
      </Button>
      {overlay}
    </>
  );
}

const look = {
  size: 'small',
  variant: 'outlined',
  color: 'inherit',
  startIcon: <Icon path={mdiMessageTextOutline} size={18} />,
} as const;
