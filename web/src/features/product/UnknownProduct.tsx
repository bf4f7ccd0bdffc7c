import { mdiPackageVariantRemove } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** Shown in place of a product's page or payment if there is no such product, or no longer. */
export function UnknownProduct() {
  return (
    <>
      <DocumentTitle title="Unknown product" />
      <EmptyState
        icon={mdiPackageVariantRemove}
        title="This product is no longer available"
        level="h1"
        action={
          <ButtonLink to={paths.pages} variant="contained">
            Browse all products
          </ButtonLink>
        }
      >
        Its seller may have removed it from sale, or the link is not complete.
      </EmptyState>
    </>
  );
}
