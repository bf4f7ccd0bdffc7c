import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Role, TaskItem_TaskFragment } from '../../generated/graphql.ts';
import { useTasksQuery } from '../../generated/tasks.ts';
import { type FragmentType, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { taskLabels } from './taskLabels.ts';
import { nothingWaits } from './taskTexts.ts';

const shown = 3;

/** The most urgent tasks in one line, on the home page. It fills the space that the page reserves for it. */
export function TaskStrip({ role }: { role: Role }) {
  const { data } = useTasksQuery();
  if (!data) return null;
  const { tasks } = data;
  if (tasks.length === 0) return <NothingToDo role={role} />;
  return (
    <Box
      component="section"
      aria-label="To do"
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: 'minmax(min(78%, 300px), 1fr)', md: 'minmax(0, 380px)' },
        gap: 1.5,
        height: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Space for focus rings.
        p: '3px',
        m: '-3px',
      }}
    >
      {tasks.slice(0, shown).map((task) => (
        <TaskCard key={task.id} task={task} />
      ))}
      {tasks.length > shown && (
        <ButtonLink to={paths.toDo} sx={{ justifySelf: 'start', whiteSpace: 'nowrap' }}>
          See all {tasks.length}
        </ButtonLink>
      )}
    </Box>
  );
}

function TaskCard(props: { task: FragmentType<TaskItem_TaskFragment> }) {
  const { kind, subject, path } = unmask<TaskItem_TaskFragment>(props.task);
  return (
    <TextLink
      to={path}
      underline="none"
      color="inherit"
      sx={{
        display: 'grid',
        alignContent: 'center',
        minWidth: 0,
        px: 1.75,
        ...cardFrame,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography component="span" variant="body2" color="primary" noWrap sx={{ fontWeight: 600 }}>
        {taskLabels[kind]}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary" noWrap>
        {subject}
      </Typography>
    </TextLink>
  );
}

function NothingToDo({ role }: { role: Role }) {
  const { to, action } = nothingWaits[role];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 1, color: 'text.secondary' }}>
      <Icon path={mdiCheckCircleOutline} />
      <Typography variant="body2">Nothing waits for you.</Typography>
      <TextLink to={to} variant="body2">
        {action}
      </TextLink>
    </Box>
  );
}
