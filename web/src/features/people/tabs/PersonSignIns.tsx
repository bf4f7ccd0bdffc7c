import { mostSignIns, signInDays } from '@fitness-zone/contract/accounts/sign-ins.ts';
import { mdiLoginVariant } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { SignInMethod, SignInsQuery } from '../../../generated/graphql.ts';
import { useSignInsQuery } from '../../../generated/people.ts';
import { graphql } from '../../../lib/graphql.ts';
import { formatFullMoment } from '../../../lib/time/dates.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';

graphql(`
  query SignIns($userId: ID!, $after: String) {
    adminSignIns(userId: $userId, after: $after) {
      edges {
        node {
          signedInAt
          method
          browser
          user {
            id
          }
        }
      }
    }
  }
`);

const methodLabels: Record<SignInMethod, string> = {
  PASSWORD: 'Password',
  GOOGLE: 'Google',
  OTHER: 'Another way',
};

const columns: Column<SignInsQuery['adminSignIns']['edges'][number]['node']>[] = [
  { header: 'Date', cell: ({ signedInAt }) => <RelativeDate at={signedInAt} /> },
  { header: 'Time', cell: ({ signedInAt }) => formatFullMoment(signedInAt) },
  { header: 'Signed in with', cell: ({ method }) => methodLabels[method] },
  { header: 'Browser', cell: ({ browser }) => browser ?? 'Unknown' },
];

export function PersonSignIns({ id }: { id: string }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Sign-ins of the last {signInDays} days, the newest {mostSignIns} at most. We don’t keep
        network addresses.
      </Typography>
      <PagedTable
        label="Sign-ins"
        query={useSignInsQuery({ variables: { userId: id } })}
        list={(data: SignInsQuery) => data.adminSignIns}
        empty={
          <EmptyState icon={mdiLoginVariant} title="No sign-ins">
            Sign-ins of this person appear here.
          </EmptyState>
        }
        columns={columns}
      />
    </>
  );
}
