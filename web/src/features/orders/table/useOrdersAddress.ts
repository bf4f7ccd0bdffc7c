import type {
  AdminOrderFilter,
  AdminOrdersQueryVariables,
  OrderFilter,
  OrderSort,
  OrdersQueryVariables,
} from '../../../generated/graphql.ts';
import { useTableParameters } from '../../../ui/table-toolbar/useTableParameters.ts';
import { orderStateLabels } from '../orderLabels.ts';

const stateChoices = {
  'paid-in-part': orderStateLabels.PAID_IN_PART,
  paid: orderStateLabels.PAID,
  claimed: orderStateLabels.HAND_OVER_CLAIMED,
  confirmed: orderStateLabels.CONFIRMED,
  closed: orderStateLabels.CLOSED,
  cancelled: orderStateLabels.CANCELLED,
};

const stateFilters = {
  'paid-in-part': { state: 'PAID_IN_PART' },
  paid: { state: 'PAID' },
  claimed: { state: 'HAND_OVER_CLAIMED' },
  confirmed: { state: 'CONFIRMED' },
  closed: { state: 'CLOSED' },
  cancelled: { state: 'CANCELLED' },
} as const;

/** Filters by their names in the address. */
export const adminChoices = {
  '': 'All sales',
  decide: 'Waiting for a decision',
  problem: 'Problem reported',
  dispute: 'Bank dispute',
  ...stateChoices,
};

const adminFilters: Record<string, AdminOrderFilter> = {
  decide: { needsDecision: true },
  problem: { hasOpenProblem: true },
  dispute: { disputed: true },
  ...stateFilters,
};

/** Filters by their names in the address. */
export const ownChoices = (noun: 'purchase' | 'sale') => ({
  '': `All ${noun}s`,
  due: 'Waiting for you',
  problem: 'Problem reported',
  ...stateChoices,
});

const ownFilters: Record<string, OrderFilter> = {
  due: { hasDueAction: true },
  problem: { hasOpenProblem: true },
  ...stateFilters,
};

export const orderSorts = {
  '': 'Newest first',
  oldest: 'Oldest first',
  '-price': 'Highest price first',
};

const sorts: Record<string, OrderSort> = { oldest: 'OLDEST', '-price': 'PRICE_DESC' };

const adminParameters = {
  text: null,
  show: Object.keys(adminFilters),
  sort: Object.keys(sorts),
};

const ownParameters = { text: null, show: Object.keys(ownFilters) };

/** The filter of all sales in the address, for admins, and functions to change it. */
export function useOrdersAddress() {
  const [parameters, set] = useTableParameters(adminParameters);
  const { text, show, sort } = parameters;
  const order = sorts[sort];
  const variables: AdminOrdersQueryVariables = {
    ...filterOf(text, adminFilters[show]),
    ...(order && { sort: order }),
  };
  return { parameters, set, variables };
}

/** The filter of the account's orders in the address, and functions to change it. */
export function useOwnOrdersAddress() {
  const [parameters, set] = useTableParameters(ownParameters);
  const { text, show } = parameters;
  const variables: OrdersQueryVariables = filterOf(text, ownFilters[show]);
  return { parameters, set, variables };
}

/** No `filter` without a text or choice, which gives the list that links prefetch. */
const filterOf = <Filter extends object>(text: string, chosen: Filter | undefined) => ({
  ...((text || chosen) && { filter: { ...(text && { text }), ...chosen } }),
});
