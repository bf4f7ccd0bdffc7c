import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** Replaces a person's page if the account doesn't exist, or no longer does. */
export function UnknownPerson() {
  return (
    <>
      <DocumentTitle title="Unknown person" />
      <EmptyState
        icon={mdiAccountOffOutline}
        title="Person not found"
        level="h1"
        action={
          <ButtonLink to={paths.buyerUsers} variant="contained">
            See all buyers
          </ButtonLink>
        }
      >
        The account may have been deleted, or the link is incomplete.
      </EmptyState>
    </>
  );
}
