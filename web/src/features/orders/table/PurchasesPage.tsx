import { mdiShoppingOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { OrdersDocument } from '../../../generated/orders.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BrowseLink } from '../../browsing/BrowseLink.tsx';
import { OwnOrders } from './OwnOrders.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: OrdersDocument });

export const PurchasesPage = () => (
  <OwnOrders
    title="Purchases"
    noun="purchase"
    other="Seller"
    icon={mdiShoppingOutline}
    empty={
      <EmptyState icon={mdiShoppingOutline} title="Nothing bought yet" action={<BrowseLink />}>
        What you buy appears here, with its next step.
      </EmptyState>
    }
  />
);
