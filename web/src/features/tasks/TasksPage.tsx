import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import type { Role } from '../../generated/graphql.ts';
import { TasksDocument, useTasksQuery } from '../../generated/tasks.ts';
import { graphql } from '../../lib/graphql.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { useSession } from '../session/session.ts';
import { ListingDraft, useListingDraft } from './ListingDraft.tsx';
import { TaskItem } from './TaskItem.tsx';
import { TaskRows } from './TaskRow.tsx';
import { nothingWaits } from './taskTexts.ts';

graphql(`
  query Tasks {
    tasks {
      path
      ...TaskItem_task
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: TasksDocument });

/** The signed-in account's tasks, most urgent first. */
export function TasksPage() {
  const { user } = useSession();
  const { data, error, refetch } = useTasksQuery();
  const draft = useListingDraft(user?.role === 'SELLER' ? user.uid : undefined);
  return (
    <Box sx={{ maxWidth: 760, '& > ul + ul': { mt: 3 } }}>
      <PageTitle title="To do" />
      {data ? (
        data.tasks.length > 0 && (
          <TaskRows
            label="To do"
            rows={data.tasks.map((task) => (
              <li key={task.id}>
                <TaskItem task={task} />
              </li>
            ))}
          />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
      {draft && <ListingDraft draft={draft} />}
      {user && data?.tasks.length === 0 && <NothingToDo role={user.role} />}
    </Box>
  );
}

function NothingToDo({ role }: { role: Role }) {
  const { to, text, action } = nothingWaits[role];
  return (
    <EmptyState
      icon={mdiCheckCircleOutline}
      title="Nothing waits for you"
      action={
        <ButtonLink to={to} variant="contained">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
