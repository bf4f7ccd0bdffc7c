import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Dependency, DependencyState } from '../../generated/graphql.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { dependencyIcons, dependencyLabels, type Health, stateLabels } from './healthLabels.ts';

const colors: Record<DependencyState, object> = {
  UP: { color: 'success.dark', bgcolor: 'success.light' },
  SLOW: { color: 'warning.dark', bgcolor: 'warning.light' },
  DOWN: { color: 'error.dark', bgcolor: 'error.light' },
};

type Props = {
  /** undefined until loaded */
  dependencies: Health['dependencies'] | undefined;
};

/** Each service with its state. */
export function HealthDependencies({ dependencies }: Props) {
  return (
    <Box
      component="ul"
      aria-label="System status"
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {(Object.keys(dependencyLabels) as Dependency[]).map((name) => (
        <DependencyCard
          key={name}
          name={name}
          health={dependencies?.find((one) => one.name === name)}
        />
      ))}
    </Box>
  );
}

function DependencyCard({
  name,
  health,
}: {
  name: Dependency;
  health: Health['dependencies'][number] | undefined;
}) {
  const { label, icon } = stateLabels[health?.state ?? 'UP'];
  return (
    <Box
      component="li"
      sx={{
        ...cardFrame,
        p: 2,
        minHeight: { xs: 104, sm: 132 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Icon path={dependencyIcons[name]} />
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {dependencyLabels[name]}
        </Typography>
        {health ? (
          <Tag sx={colors[health.state]}>
            <Icon path={icon} size={16} />
            {label}
          </Tag>
        ) : (
          <Skeleton width={56} height={24} />
        )}
      </Box>
      {health ? (
        <>
          <Typography variant="body2">{health.message}</Typography>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
            {health.hosted ? 'A hosted service' : 'Built in'}
          </Typography>
        </>
      ) : (
        <Skeleton height={40} />
      )}
    </Box>
  );
}
