import { useState } from 'react';
import type { ReportProduct_ProductFragment } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { useLazyFormOverlay } from '../../ui/form/useFormOverlay.ts';
import { useSession } from '../session/session.ts';

const ReportProductDialog = lazyChunk(
  async () => (await import('./ReportProductDialog.tsx')).ReportProductDialog,
);

graphql(`
  fragment ReportProduct_product on Product {
    productName
    inStock
    seller {
      id
    }
  }
`);

/** Names the form and its kept draft. */
const label = 'Report this product';

/** Lets buyers and sellers report somebody else's product; null for admins, who decide on reports. */
export function useReportProduct(masked: FragmentType<ReportProduct_ProductFragment>) {
  const { id, productName, inStock, seller } = unmask<ReportProduct_ProductFragment>(masked);
  const { user } = useSession();
  const [isReported, setReported] = useState(false);
  const { open, overlay } = useLazyFormOverlay(label);
  const mayReport = user && user.role !== 'ADMIN' && user.uid !== seller?.id;
  if (!mayReport || inStock === 'REMOVED') return null;
  return {
    label: isReported ? 'Reported. An admin will review it.' : label,
    isReported,
    open,
    dialog: overlay && (
      <ReportProductDialog
        productId={id}
        name={productName}
        label={label}
        onReported={() => setReported(true)}
        {...overlay}
      />
    ),
  };
}
