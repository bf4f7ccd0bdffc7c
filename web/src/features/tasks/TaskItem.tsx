import Typography from '@mui/material/Typography';
import type { TaskItem_TaskFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatDeadline } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { CompleteTaskButton } from './CompleteTaskButton.tsx';
import { TaskRow } from './TaskRow.tsx';
import { taskLabels } from './taskLabels.ts';

graphql(`
  fragment TaskItem_task on Task {
    kind
    subject
    sentence
    since
    until
    path
    mutation
    orderId
  }
`);

/** A task with its button, which completes it or links to it. */
export function TaskItem(props: { task: FragmentType<TaskItem_TaskFragment> }) {
  const task = unmask<TaskItem_TaskFragment>(props.task);
  const { kind, subject, sentence, since, until, path, mutation, orderId } = task;
  const isOverdue = useNow([until]) >= Date.parse(until ?? '') && until !== null;
  const label = taskLabels[kind];
  return (
    <TaskRow
      title={
        <TextLink to={path} color="inherit" underline="hover">
          {subject}
        </TextLink>
      }
      text={sentence}
      action={
        mutation && orderId ? (
          <CompleteTaskButton kind={kind} orderId={orderId} label={label} subject={subject} />
        ) : (
          <ButtonLink
            to={path}
            variant="contained"
            size="small"
            aria-label={`${label}: ${subject}`}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {label}
          </ButtonLink>
        )
      }
    >
      <Typography variant="caption" color={isOverdue ? 'warning.main' : 'textSecondary'}>
        {until ? (
          `${isOverdue ? 'Was due' : 'Due'} by ${formatDeadline(until)}`
        ) : (
          <RelativeDate at={since} />
        )}
      </Typography>
    </TaskRow>
  );
}
