import { mdiDeleteOutline, mdiEyeOffOutline, mdiRestore } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductModeration_ProductFragment } from '../../../generated/graphql.ts';
import { useAdminRestoreProductMutation } from '../../../generated/product.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { HideProductDialog } from './HideProductDialog.tsx';
import { RemoveProductDialog } from './RemoveProductDialog.tsx';

graphql(`
  fragment ProductModeration_product on Product {
    productName
    viewerCanHide
    viewerCanRestore
    viewerCanDelete
  }
`);

type Props = { product: FragmentType<ProductModeration_ProductFragment> };

/** Lets admins hide, restore or delete a product. */
export function ProductModeration(props: Props) {
  const product = unmask<ProductModeration_ProductFragment>(props.product);
  const { id, productName, viewerCanHide, viewerCanRestore, viewerCanDelete } = product;
  const hiding = useOverlay();
  const removing = useOverlay();
  const [restoreProduct, { loading: isRestoring }] = useAdminRestoreProductMutation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
      {viewerCanHide && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiEyeOffOutline} size={18} />}
          aria-label={`Hide ${productName}`}
          onClick={hiding.open}
        >
          Hide
        </Button>
      )}
      {viewerCanRestore && (
        <Button
          size="small"
          color="inherit"
          loading={isRestoring}
          startIcon={<Icon path={mdiRestore} size={18} />}
          aria-label={`Restore ${productName}`}
          onClick={() => void restoreProduct({ variables: { id } })}
        >
          Restore
        </Button>
      )}
      {viewerCanDelete && (
        <Button
          size="small"
          color="error"
          startIcon={<Icon path={mdiDeleteOutline} size={18} />}
          aria-label={`Delete ${productName}`}
          onClick={removing.open}
        >
          Delete
        </Button>
      )}
      {hiding.overlay && <HideProductDialog product={product} {...hiding.overlay} />}
      {removing.overlay && (
        <RemoveProductDialog product={product} {...removing.overlay}>
          It also disappears from the seller’s list. Admins can restore it.
        </RemoveProductDialog>
      )}
    </Box>
  );
}
