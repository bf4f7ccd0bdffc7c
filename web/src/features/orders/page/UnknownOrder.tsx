import { mdiReceiptTextOutline } from '@mdi/js';
import type { Role } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useSession } from '../../session/session.ts';

const lists: Record<Role, { to: string; text: string; noun: string }> = {
  BUYER: { to: paths.purchases, text: 'See your purchases', noun: 'purchase' },
  SELLER: { to: paths.sales, text: 'See your sales', noun: 'sale' },
  ADMIN: { to: paths.orders, text: 'See all sales', noun: 'sale' },
};

/** Shown for an order that doesn't exist or is somebody else's, without telling which. */
export function UnknownOrder() {
  const { to, text, noun } = lists[useSession().user?.role ?? 'BUYER'];
  return (
    <>
      <DocumentTitle title={`Unknown ${noun}`} />
      <EmptyState
        icon={mdiReceiptTextOutline}
        title={`There is no such ${noun}`}
        level="h1"
        action={
          <ButtonLink to={to} variant="contained">
            {text}
          </ButtonLink>
        }
      >
        The link may be incomplete, or the {noun} belongs to another account.
      </EmptyState>
    </>
  );
}
