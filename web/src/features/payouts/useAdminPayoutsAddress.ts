import type {
  AdminPayoutFilter,
  AdminPayoutsQueryVariables,
  PayoutState,
  PayoutWait,
} from '../../generated/graphql.ts';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';
import { inAddress, payoutStateLabels, payoutWaitLabels } from './payoutLabels.ts';

type Choice = { label: string; filter: AdminPayoutFilter };

const choices = new Map<string, Choice>([
  ['owing', { label: 'Seller owes money', filter: { owing: true } }],
  ...(Object.keys(payoutStateLabels) as PayoutState[]).map((state): [string, Choice] => [
    inAddress(state),
    { label: payoutStateLabels[state], filter: { state } },
  ]),
  ...(Object.keys(payoutWaitLabels) as PayoutWait[]).map((wait): [string, Choice] => [
    `waits-${inAddress(wait)}`,
    { label: `Waits: ${payoutWaitLabels[wait]}`, filter: { wait } },
  ]),
]);

/** Filters by their names in the address. */
export const payoutChoices = {
  '': 'All payouts',
  ...Object.fromEntries([...choices].map(([name, { label }]) => [name, label])),
};

/** The payouts' filter in the address, and functions to change it. */
export function useAdminPayoutsAddress() {
  const [{ text, show, user }, set] = useTableParameters({
    text: null,
    show: [...choices.keys()],
    user: null,
  });
  const filter: AdminPayoutFilter = {
    ...(text && { text }),
    ...choices.get(show)?.filter,
    ...(user && { userId: user }),
  };
  const variables: AdminPayoutsQueryVariables = Object.keys(filter).length > 0 ? { filter } : {};
  return { text, show, user, set, filter, variables };
}
