import { mdiLockOutline } from '@mdi/js';
import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

const audience: Record<Role, string> = { BUYER: 'buyers', SELLER: 'sellers', ADMIN: 'admins' };

const otherAccount = 'To see it, sign in with a different account.';
const howToSell = 'To sell, create a separate seller account.';

/** Shown to signed-in people on a screen for another role. */
export function ForbiddenPage({ only }: { only: readonly Role[] }) {
  const isForSellers = only.length === 1 && only[0] === 'SELLER';
  return (
    <>
      <DocumentTitle title="Not for this account" />
      <EmptyState
        icon={mdiLockOutline}
        title={`This page is for ${only.map((role) => audience[role]).join(' and ')}`}
        level="h1"
        action={
          isForSellers ? (
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
        Your account has another role. {isForSellers ? howToSell : otherAccount}
      </EmptyState>
    </>
  );
}
