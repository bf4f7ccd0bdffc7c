import { mdiCashMultiple } from '@mdi/js';
import Box from '@mui/material/Box';
import { inAddress, payoutStateLabels } from '../../features/payouts/payoutLabels.ts';
import { StatementButtons } from '../../features/payouts/StatementButtons.tsx';
import { usePayoutsAddress } from '../../features/payouts/usePayoutsAddress.ts';
import type { PayoutsQuery } from '../../generated/graphql.ts';
import { usePayoutsQuery } from '../../generated/payouts.ts';
import { countText } from '../../lib/countText.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { longMonth } from '../../lib/time/months.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { TableToolbar } from '../../ui/table-toolbar/TableToolbar.tsx';
import { payoutAreas, payoutColumns } from './payout.columns.tsx';

graphql(`
  query Payouts($filter: PayoutFilter, $after: String) {
    payouts(filter: $filter, after: $after) {
      totalCount
      edges {
        node {
          ...PayoutRow_payout
        }
      }
    }
  }
`);

const states = {
  '': 'Any state',
  ...Object.fromEntries(
    Object.entries(payoutStateLabels).map(([state, label]) => [inAddress(state), label]),
  ),
};

/**
 * A seller's money, one line per sale, filtered by the address.
 * @param months those with sales, by their first days, oldest first
 */
export function PayoutsList({ months }: { months: readonly string[] }) {
  const { month, state, set, variables } = usePayoutsAddress();
  const query = usePayoutsQuery({ variables });
  const isNarrowed = month !== '' || state !== '';
  const offered = [
    ...new Set([...months.map((one) => one.slice(0, 7)), ...(month ? [month] : [])]),
  ];
  return (
    <Box sx={{ mt: 4 }}>
      {(months.length > 0 || isNarrowed) && (
        <TableToolbar
          label="Narrow payouts"
          actions={month && <StatementButtons month={month} />}
          total={query.data ? countText(query.data.payouts.totalCount ?? null, 'sale') : ''}
        >
          <ChoiceSelect
            label="Month"
            value={month}
            choices={{
              '': 'All months',
              ...Object.fromEntries(
                offered
                  .toSorted()
                  .reverse()
                  .map((one) => [one, longMonth(one)]),
              ),
            }}
            onChange={(chosen) => set({ month: chosen })}
          />
          <ChoiceSelect
            label="State"
            value={state}
            choices={states}
            onChange={(chosen) => set({ state: chosen })}
          />
        </TableToolbar>
      )}
      <PagedTable
        label="Payouts by sale"
        query={query}
        list={({ payouts }: PayoutsQuery) => payouts}
        areas={payoutAreas}
        empty={
          isNarrowed ? (
            <EmptyState icon={mdiCashMultiple} title="No payouts found">
              Choose another month or state.
            </EmptyState>
          ) : (
            <EmptyState
              icon={mdiCashMultiple}
              title="Nothing sold yet"
              action={
                <ButtonLink to={paths.addProduct} variant="contained">
                  Add Product
                </ButtonLink>
              }
            >
              Each sale appears here with what you get and when.
            </EmptyState>
          )
        }
        columns={payoutColumns}
      />
    </Box>
  );
}
