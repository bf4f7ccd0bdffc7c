import { mdiAccountOffOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** Stands in place of a person's page when the account does not exist, or not any more. */
export function UnknownPerson() {
  return (
    <>
      <DocumentTitle title="Unknown person" />
      <EmptyState
        icon={mdiAccountOffOutline}
        title="There is no such person"
        level="h1"
        action={
          <ButtonLink to={paths.buyerUsers} variant="contained">
            See all buyers
          </ButtonLink>
        }
      >
        The account may have been deleted, or the link is not complete.
      </EmptyState>
    </>
  );
}
