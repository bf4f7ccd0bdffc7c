import {
  mdiCalendarClockOutline,
  mdiContentCopy,
  mdiEyeOutline,
  mdiHandCoinOutline,
  mdiPencilOutline,
} from '@mdi/js';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductActions_ProductFragment } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { signedInPaths } from '../../../lib/signedInPaths.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { useLazyOverlay } from '../../../ui/useOverlay.ts';
import { dropProductDraft } from '../../browsing/storageKeys.ts';
import { useSession } from '../../session/session.ts';
import { readDraft } from '../add/storedDraft.ts';
import { StockDialog } from './StockDialog.tsx';
import { type StockAction, stockActions } from './stockActions.ts';

graphql(`
  fragment ProductActions_product on Product {
    productName
    viewerCanEdit
    viewerCanPause
    viewerCanResume
    viewerCanMarkSoldElsewhere
    viewerCanRelist
  }
`);

const PreviewDialog = lazyChunk(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

type Props = { product: FragmentType<ProductActions_ProductFragment> };

/** A seller's menu for a product, by its state: edit, preview, offers, stock changes, and posting a similar one. */
export function ProductActions(props: Props) {
  const product = unmask<ProductActions_ProductFragment>(props.product);
  const { id, productName, viewerCanEdit } = product;
  const accountId = useSession().user?.uid ?? '';
  const navigate = useNavigate();
  const [asked, setAsked] = useState<StockAction | 'copy' | null>(null);
  const preview = useLazyOverlay();
  const close = () => setAsked(null);
  const copy = () => navigate(paths.copyProduct(id));
  return (
    <>
      <RowMenu
        label={`Actions for ${productName}`}
        lines={[
          ...(viewerCanEdit
            ? [{ label: 'Edit', icon: mdiPencilOutline, to: paths.editProduct(id) }]
            : []),
          { label: 'Preview', icon: mdiEyeOutline, onClick: preview.open },
          {
            label: 'Pick-up times',
            icon: mdiCalendarClockOutline,
            to: signedInPaths.pickUpTimesOf(id),
          },
          { label: 'Offers', icon: mdiHandCoinOutline, to: paths.offersFor(id) },
          ...stockActions
            .filter(({ can }) => product[can])
            .map((action) => ({
              label: action.word,
              icon: action.icon,
              onClick: () => setAsked(action),
            })),
          {
            label: 'Copy listing',
            icon: mdiContentCopy,
            onClick: () => (readDraft(accountId) ? setAsked('copy') : copy()),
          },
        ]}
      />
      {preview.overlay && <PreviewDialog {...preview.overlay} productId={id} />}
      {asked === 'copy' && (
        <ConfirmDialog
          open
          title="Replace your draft?"
          confirmLabel="Replace draft"
          onConfirm={() => {
            dropProductDraft(accountId);
            copy();
          }}
          onCancel={close}
        >
          Copying {productName} replaces the draft of another product on this device.
        </ConfirmDialog>
      )}
      {asked && asked !== 'copy' && (
        <StockDialog action={asked} product={product} onClose={close} />
      )}
    </>
  );
}
