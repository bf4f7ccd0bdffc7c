import { mdiReceiptTextOutline } from '@mdi/js';
import type { Role } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { RecordNotFound } from '../../../ui/state/RecordNotFound.tsx';
import { useSession } from '../../session/session.ts';

const lists: Record<Role, { to: string; text: string; noun: string }> = {
  BUYER: { to: paths.purchases, text: 'See your purchases', noun: 'purchase' },
  SELLER: { to: paths.sales, text: 'See your sales', noun: 'sale' },
  ADMIN: { to: paths.orders, text: 'See all sales', noun: 'sale' },
};

/** Shown for an order that doesn't exist or is somebody else's, without saying which. */
export function UnknownOrder() {
  const { to, text, noun } = lists[useSession().user?.role ?? 'BUYER'];
  return (
    <RecordNotFound
      icon={mdiReceiptTextOutline}
      title={`${noun === 'purchase' ? 'Purchase' : 'Sale'} not found`}
      to={to}
      linkText={text}
    >
      The link may be incomplete, or the {noun} belongs to another account.
    </RecordNotFound>
  );
}
