import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TaskItem_TaskFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatDeadline } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { taskLabels } from './taskLabels.ts';

graphql(`
  fragment TaskItem_task on Task {
    id
    kind
    subject
    sentence
    since
    until
    path
  }
`);

/** A task with the one button that leads to it. */
export function TaskItem(props: { task: FragmentType<TaskItem_TaskFragment> }) {
  const { kind, subject, sentence, since, until, path } = unmask<TaskItem_TaskFragment>(props.task);
  const isOverdue = useNow([until]) >= Date.parse(until ?? '') && until !== null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: { xs: 1.5, sm: 2 },
        p: 2,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
        <Typography variant="caption" color={isOverdue ? 'warning.main' : 'textSecondary'}>
          {until ? (
            `${isOverdue ? 'Was due' : 'Due'} by ${formatDeadline(until)}`
          ) : (
            <RelativeDate at={since} />
          )}
        </Typography>
      </Box>
      <ButtonLink
        to={path}
        variant="contained"
        size="small"
        aria-label={`${taskLabels[kind]}: ${subject}`}
        sx={{ whiteSpace: 'nowrap', justifySelf: { xs: 'start', sm: 'end' } }}
      >
        {taskLabels[kind]}
      </ButtonLink>
    </Box>
  );
}
