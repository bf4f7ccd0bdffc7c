import type {
  AdminOrderFilter,
  AdminOrdersQueryVariables,
  OrderSort,
} from '../../../generated/graphql.ts';
import {
  type TableParameters,
  useTableParameters,
} from '../../../ui/table-toolbar/useTableParameters.ts';
import { orderStateLabels } from '../orderLabels.ts';

/** What sales can be narrowed to, by its name in the address. */
export const orderChoices = {
  '': 'All sales',
  decide: 'Waiting for a decision',
  problem: 'Problem reported',
  dispute: 'Bank dispute',
  'paid-in-part': orderStateLabels.PAID_IN_PART,
  paid: orderStateLabels.PAID,
  claimed: orderStateLabels.HAND_OVER_CLAIMED,
  confirmed: orderStateLabels.CONFIRMED,
  closed: orderStateLabels.CLOSED,
  cancelled: orderStateLabels.CANCELLED,
} as const;

const filters: Record<string, AdminOrderFilter> = {
  decide: { needsDecision: true },
  problem: { hasOpenCase: true },
  dispute: { disputed: true },
  'paid-in-part': { state: 'PAID_IN_PART' },
  paid: { state: 'PAID' },
  claimed: { state: 'HAND_OVER_CLAIMED' },
  confirmed: { state: 'CONFIRMED' },
  closed: { state: 'CLOSED' },
  cancelled: { state: 'CANCELLED' },
};

export const orderSorts = {
  '': 'Newest first',
  oldest: 'Oldest first',
  '-price': 'Highest price first',
};

const sorts: Record<string, OrderSort> = { oldest: 'OLDEST', '-price': 'PRICE_DESC' };

const allowed = { text: null, show: Object.keys(filters), sort: Object.keys(sorts) };

/** Which sales are shown and in which order, as the address says; and what changes that. */
export function useOrdersAddress() {
  const [parameters, set] = useTableParameters(allowed);
  return { parameters, set, variables: variablesOf(parameters) };
}

function variablesOf({
  text,
  show,
  sort,
}: TableParameters<keyof typeof allowed>): AdminOrdersQueryVariables {
  const filter: AdminOrderFilter = { ...(text && { text }), ...filters[show] };
  const order = sorts[sort];
  return {
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(order && { sort: order }),
  };
}
