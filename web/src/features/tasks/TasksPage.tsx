import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import type { Role } from '../../generated/graphql.ts';
import { TasksDocument, useTasksQuery } from '../../generated/tasks.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { useSession } from '../session/session.ts';
import { TaskItem } from './TaskItem.tsx';

graphql(`
  query Tasks {
    tasks {
      id
      path
      ...TaskItem_task
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: TasksDocument });

/** What somebody with nothing to do could do. */
const instead: Record<Role, { to: string; text: string; action: string }> = {
  BUYER: { to: paths.pages, text: 'Find your next piece of equipment.', action: 'Browse products' },
  SELLER: { to: paths.addProduct, text: 'Something left in the garage?', action: 'Add Product' },
  ADMIN: { to: paths.overview, text: 'See how the shop is doing.', action: 'Overview' },
};

/** What waits for the signed-in account, the most urgent first. */
export function TasksPage() {
  const { user } = useSession();
  const { data, error, refetch } = useTasksQuery();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle title="To do" />
      {data ? (
        data.tasks.length > 0 ? (
          <Box
            component="ul"
            aria-label="To do"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: '12px',
              bgcolor: 'background.paper',
              '& li + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {data.tasks.map((task) => (
              <li key={task.id}>
                <TaskItem task={task} />
              </li>
            ))}
          </Box>
        ) : (
          user && <NothingToDo role={user.role} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Box>
  );
}

function NothingToDo({ role }: { role: Role }) {
  const { to, text, action } = instead[role];
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
