import { mdiBankCheck } from '@mdi/js';
import type { PayoutAccountState, PayoutAccountsQuery } from '../../generated/graphql.ts';
import { usePayoutAccountsQuery } from '../../generated/payouts.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { TableToolbar } from '../../ui/table-toolbar/TableToolbar.tsx';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';

graphql(`
  query PayoutAccounts($filter: PayoutAccountFilter, $after: String) {
    adminPayoutAccounts(filter: $filter, after: $after) {
      edges {
        node {
          state
          owed {
            formatted
          }
          user {
            name
          }
        }
      }
    }
  }
`);

const states: Record<PayoutAccountState, string> = {
  NOT_STARTED: 'Not started',
  INCOMPLETE: 'Incomplete',
  UNDER_REVIEW: 'Under review',
  ACTIVE: 'Active',
  RESTRICTED: 'Restricted',
};

/** Texts of the empty list, by the selection of accounts. */
const noAccounts: Partial<Record<string, string>> = {
  owing: 'No seller owes the shop money.',
  all: 'No seller has begun the set-up.',
};

/** Sellers' accounts for payouts; by default the restricted ones. */
export function PayoutAccounts() {
  const [{ accounts }, set] = useTableParameters({ accounts: ['owing', 'all'] });
  const filter =
    accounts === 'all'
      ? {}
      : accounts === 'owing'
        ? { owing: true }
        : { state: 'RESTRICTED' as const };
  const query = usePayoutAccountsQuery({ variables: { filter } });
  return (
    <>
      <TableToolbar label="Narrow accounts">
        <ChoiceSelect
          label="Accounts"
          value={accounts}
          choices={{ '': 'Restricted', owing: 'Negative balance', all: 'All accounts' }}
          onChange={(chosen) => set({ accounts: chosen })}
        />
      </TableToolbar>
      <PagedTable
        label="Sellers’ accounts"
        query={query}
        list={({ adminPayoutAccounts }: PayoutAccountsQuery) => adminPayoutAccounts}
        empty={
          <EmptyState icon={mdiBankCheck} title="No accounts found">
            {noAccounts[accounts] ?? 'No account is restricted.'}
          </EmptyState>
        }
        columns={[
          {
            header: 'Seller',
            cell: ({ id, user }) =>
              user ? (
                <TextLink to={paths.person(id)}>
                  <CellText>{user.name}</CellText>
                </TextLink>
              ) : (
                'Deleted account'
              ),
          },
          { header: 'State', cell: ({ state }) => states[state] },
          { header: 'Owes', cell: ({ owed }) => owed.formatted },
          {
            header: 'Payouts',
            cell: ({ id, user }) => (
              <TextLink
                to={`${paths.adminPayouts}?user=${id}`}
                aria-label={`Show payouts of ${user?.name ?? 'the deleted account'}`}
              >
                Show payouts
              </TextLink>
            ),
          },
        ]}
      />
    </>
  );
}
