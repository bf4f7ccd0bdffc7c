import { mdiLockOutline } from '@mdi/js';
import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

const audience: Record<Role, string> = { BUYER: 'buyers', SELLER: 'sellers', ADMIN: 'admins' };

const otherAccount = 'If you expected to see it, sign in with a different account.';
const remedy: Record<Role, string> = {
  BUYER: otherAccount,
  SELLER: 'To sell, create a seller account beside it.',
  ADMIN: otherAccount,
};

/** What a signed-in person sees on a screen that is for another role. */
export function ForbiddenPage({ only }: { only: Role }) {
  return (
    <>
      <DocumentTitle title="Not for this account" />
      <EmptyState
        icon={mdiLockOutline}
        title={`This page is for ${audience[only]}`}
        level="h1"
        action={
          only === 'SELLER' ? (
            <ButtonLink to={paths.sell} variant="contained">
              How to sell
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.pages} variant="contained">
              Browse products
            </ButtonLink>
          )
        }
      >
        Your account has another role. {remedy[only]}
      </EmptyState>
    </>
  );
}
