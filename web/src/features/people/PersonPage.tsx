import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { PersonDocument, usePersonQuery } from '../../generated/people.ts';
import { graphql } from '../../lib/graphql.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { PersonActions } from './actions/PersonActions.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonTabContent } from './tabs/PersonTabContent.tsx';
import { PersonTabs } from './tabs/PersonTabs.tsx';
import { usePersonTab } from './tabs/personTabs.ts';
import { UnknownPerson } from './UnknownPerson.tsx';

graphql(`
  query Person($id: ID!) {
    adminPerson(userId: $id) {
      ...PersonHead_person
      ...PersonActions_person
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: PersonDocument, variables: { id } });

/** One person with an admin's actions, and the tab in the address. */
export function PersonPage() {
  const { id, tab } = usePersonTab();
  const { data, error, refetch } = usePersonQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <PersonSkeleton />;
  const { adminPerson: person } = data;
  if (!person) return <UnknownPerson />;
  return (
    <>
      <PersonHead person={person} actions={<PersonActions person={person} />} />
      <PersonTabs id={id} shows={tab} />
      <PersonTabContent key={id} id={id} tab={tab} />
    </>
  );
}

const PersonSkeleton = () => (
  <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mb: 4 }}>
    <Skeleton variant="circular" width={72} height={72} />
    <Box>
      <Skeleton width={220} height={48} />
      <Skeleton width={160} height={24} />
    </Box>
  </Box>
);
