import { mdiPackageVariantRemove } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { NotFound } from '../../ui/state/NotFound.tsx';

/** Also in place of its payment. */
export const UnknownProduct = () => (
  <NotFound
    icon={mdiPackageVariantRemove}
    tabTitle="Unknown product"
    title="This product is no longer available"
    to={paths.pages}
    label="Browse all products"
  >
    Its seller may have removed it from sale, or the link is not complete.
  </NotFound>
);
