import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../../lib/paths.ts';
import { useResponseStatus } from '../../../lib/rendered/renderedPage.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Shown in place of a seller's page if there is no such seller, or no longer. */
export function UnknownSeller() {
  useResponseStatus(404);
  return (
    <>
      <DocumentTitle title="Unknown seller" />
      <EmptyState
        icon={mdiAccountOffOutline}
        title="Seller not found"
        level="h1"
        action={
          <ButtonLink to={paths.pages} variant="contained">
            Browse all products
          </ButtonLink>
        }
      >
        The account may have been closed, or the link is incomplete.
      </EmptyState>
    </>
  );
}
