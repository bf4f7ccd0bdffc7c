import { AdminHideProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import {
  useAdminHideProductMutation,
  useAdminRestoreProductMutation,
  useDeleteProductMutation,
  useEndAdvertisementMutation,
} from '../../../generated/finding.ts';
import type { AdminProductsQuery } from '../../../generated/graphql.ts';
import { ChosenRowActions } from '../../../ui/chosen-rows/ChosenRowActions.tsx';
import type { RowAction } from '../../../ui/chosen-rows/rowAction.ts';
import type { ChosenRows } from '../../../ui/chosen-rows/useChosenRows.ts';
import { endAdvertisementOptions } from '../../advertising/advertisement.cache.ts';
import { OffersToCloseOfAll } from '../../offers/OffersToCloseOfAll.tsx';
import { hideProductSchema } from '../../product/hiding/hiding.rules.ts';
import { productCount } from '../../product/productCount.ts';

type Product = AdminProductsQuery['adminProducts']['edges'][number]['node'];

const texts = {
  nameOf: ({ productName }: Product) => productName,
  count: productCount,
};

/** The progress dialog shows each outcome instead. */
const noToast = { toastMessage: () => null };

export function ChosenProducts({ chosen }: { chosen: ChosenRows<Product> }) {
  const [hideProduct] = useAdminHideProductMutation(noToast);
  const [restoreProduct] = useAdminRestoreProductMutation(noToast);
  const [endAdvertisement] = useEndAdvertisementMutation({
    ...endAdvertisementOptions,
    ...noToast,
  });
  const [deleteProduct] = useDeleteProductMutation(noToast);
  const actions: RowAction<Product>[] = [
    {
      label: 'Hide',
      done: 'hidden',
      color: 'error',
      text: 'Buyers no longer see them, and payments in progress are cancelled. Their sellers see your reason. Admins can restore them.',
      Details: OffersToCloseOfAll,
      appliesTo: ({ viewerCanHide }) => viewerCanHide,
      reason: {
        label: 'Reason (the sellers see this)',
        rules: hideProductSchema,
        bound: AdminHideProductInput.reason,
      },
      act: ({ id }, reason) => hideProduct({ variables: { input: { id, reason } } }),
    },
    {
      label: 'Restore',
      done: 'restored',
      color: 'primary',
      text: 'They return to their previous state.',
      appliesTo: ({ viewerCanRestore }) => viewerCanRestore,
      act: ({ id }) => restoreProduct({ variables: { id } }),
    },
    {
      label: 'End advertisement',
      done: 'no longer advertised',
      color: 'primary',
      text: 'Only their advertisements end. The products stay as they are.',
      appliesTo: ({ viewerCanEndAdvertisement }) => viewerCanEndAdvertisement,
      act: ({ id }) => endAdvertisement({ variables: { id } }),
    },
    {
      label: 'Delete',
      done: 'deleted',
      color: 'error',
      text: 'They also disappear from their sellers’ lists. Admins can restore them.',
      Details: OffersToCloseOfAll,
      appliesTo: ({ viewerCanDelete }) => viewerCanDelete,
      act: ({ id }) => deleteProduct({ variables: { id } }),
    },
  ];
  return <ChosenRowActions chosen={chosen} texts={texts} actions={actions} />;
}
