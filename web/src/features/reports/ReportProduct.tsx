import { mdiFlag, mdiFlagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReportProduct_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { useFormOverlay } from '../../ui/form/useFormOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../session/session.ts';
import { useWantedAct } from '../session/wantedAct.ts';
import { ReportProductDialog } from './ReportProductDialog.tsx';

graphql(`
  fragment ReportProduct_product on Product {
    id
    productName
    inStock
    seller {
      id
    }
  }
`);

/** Names the form and its kept draft. */
const label = 'Report this product';

/** Lets buyers and sellers report somebody else's product. Hidden from admins, who decide on reports. */
export function ReportProduct(props: { product: FragmentType<ReportProduct_ProductFragment> }) {
  const { id, productName, inStock, seller } = unmask<ReportProduct_ProductFragment>(props.product);
  const { user } = useSession();
  const [isReported, setReported] = useState(false);
  const { open, overlay } = useFormOverlay(label);
  const mayReport = user && user.role !== 'ADMIN' && user.uid !== seller?.id;
  useWantedAct('report', mayReport && inStock !== 'REMOVED' ? open : null);
  if (!mayReport || inStock === 'REMOVED') return null;
  return (
    <Box sx={{ mt: -1.5 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={isReported ? mdiFlag : mdiFlagOutline} size={16} />}
        // Not `disabled`, since the dialog returns the focus to it.
        aria-disabled={isReported}
        onClick={() => !isReported && open()}
        sx={{ color: 'text.secondary', fontWeight: 400 }}
      >
        {isReported ? 'Reported. An admin will review it.' : label}
      </Button>
      {overlay && (
        <ReportProductDialog
          productId={id}
          name={productName}
          label={label}
          onReported={() => setReported(true)}
          {...overlay}
        />
      )}
    </Box>
  );
}
