import { mdiTagOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { OrdersDocument } from '../../../generated/orders.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OwnOrders } from './OwnOrders.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: OrdersDocument });

export const SalesPage = () => (
  <OwnOrders
    title="Sales"
    noun="sale"
    other="Buyer"
    icon={mdiTagOutline}
    actions={
      <ButtonLink to={paths.payouts} variant="outlined" color="inherit">
        Payouts
      </ButtonLink>
    }
    empty={
      <EmptyState
        icon={mdiTagOutline}
        title="Nothing sold yet"
        action={
          <ButtonLink to={paths.addProduct} variant="contained">
            Post a product
          </ButtonLink>
        }
      >
        Sales appear here when buyers pay for your products.
      </EmptyState>
    }
  />
);
