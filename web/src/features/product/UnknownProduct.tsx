import { mdiPackageVariantRemove } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { RecordNotFound } from '../../ui/state/RecordNotFound.tsx';

/** Replaces an unknown product's page, and its payment page. */
export const UnknownProduct = () => (
  <RecordNotFound
    icon={mdiPackageVariantRemove}
    title="This product is no longer available"
    to={paths.pages}
    linkText="Browse all products"
  >
    The seller may have removed it, or the link is incomplete.
  </RecordNotFound>
);
