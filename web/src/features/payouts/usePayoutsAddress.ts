import type { PayoutState, PayoutsQueryVariables } from '../../generated/graphql.ts';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';
import { inAddress, payoutStateLabels } from './payoutLabels.ts';

const states = new Map(
  (Object.keys(payoutStateLabels) as PayoutState[]).map((state) => [inAddress(state), state]),
);

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The payouts' filter in the address, and functions to change it. `month` has the form `2026-03`. */
export function usePayoutsAddress() {
  const [{ month: written, state: name }, set] = useTableParameters({
    month: null,
    state: [...states.keys()],
  });
  const month = monthPattern.test(written) ? written : '';
  const state = states.get(name);
  const filter = { ...(month && { month: `${month}-01` }), ...(state && { state }) };
  const variables: PayoutsQueryVariables = Object.keys(filter).length > 0 ? { filter } : {};
  return { month, state: name, set, variables };
}
