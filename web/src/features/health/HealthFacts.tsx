import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { countText } from '../../lib/countText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { diskSize, type Health } from './healthLabels.ts';

type Fact = { name: string; value: ReactNode; note?: ReactNode };

const pushName = 'Push messages waiting';
const workerName = 'Service worker';

const since = (at: string) => <RelativeDate key={at} at={at} />;

const queue = (name: string, waiting: Health['mails']): Fact => ({
  name,
  value: waiting ? `${waiting.hasMore ? 'more than ' : ''}${waiting.count}` : 'unknown',
  note: waiting?.oldestAt ? <>the oldest from {since(waiting.oldestAt)}</> : null,
});

function pushFact({ sendsPushMessages, pushMessages, pushDeviceCount }: Health): Fact {
  if (!sendsPushMessages)
    return { name: pushName, value: 'off', note: 'by PUSH_HOSTS or SERVICE_WORKER' };
  const { note, ...waiting } = queue(pushName, pushMessages);
  const devices = pushDeviceCount !== null && `${countText(pushDeviceCount, 'device')} subscribed`;
  return {
    ...waiting,
    note: (
      <>
        {note}
        {note && devices && ', '}
        {devices}
      </>
    ),
  };
}

const serviceWorkerFact = ({ opensOffline }: Health): Fact => ({
  name: workerName,
  value: opensOffline ? 'on' : 'off',
  note: opensOffline ? 'the shop opens offline' : 'SERVICE_WORKER turns it on',
});

function backup({ lastBackupAt, dependencies }: Health): Fact {
  const isHosted = dependencies.some(({ name, hosted }) => name === 'DATABASE' && hosted);
  return {
    name: 'Last backup',
    value: lastBackupAt ? since(lastBackupAt) : isHosted ? 'where it is hosted' : 'never',
    note: isHosted ? null : 'npm run backup makes one',
  };
}

const disk = ({ disk: space }: Health): Fact => ({
  name: 'Disk left',
  value: space ? diskSize(space.freeMegabytes) : 'unknown',
  note: space && (
    <>
      of {diskSize(space.totalMegabytes)}
      {space.isLow && (
        <Box
          component="strong"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}
        >
          <Icon path={mdiAlertOutline} size={16} />
          Nearly full: make room
        </Box>
      )}
    </>
  ),
});

const factsOf = (health: Health): Fact[] => [
  { name: 'Version', value: health.version, note: health.commit?.slice(0, 12) },
  { name: 'Running since', value: since(health.startedAt) },
  queue('Notifications waiting', health.notifications),
  queue('Emails waiting', health.mails),
  pushFact(health),
  serviceWorkerFact(health),
  backup(health),
  disk(health),
];

const unknown: Fact[] = [
  'Version',
  'Running since',
  'Notifications waiting',
  'Emails waiting',
  pushName,
  workerName,
  'Last backup',
  'Disk left',
].map((name) => ({
  name,
  value: <Skeleton width="6ch" />,
}));

type Props = {
  /** undefined until loaded */
  health: Health | undefined;
};

/** Version, queues, the last backup and the disk. */
export function HealthFacts({ health }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h5" component="h2">
        This shop
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          mb: 0,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {(health ? factsOf(health) : unknown).map(({ name, value, note }) => (
          <Box key={name} sx={{ minHeight: 84 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="h5"
              sx={{ m: 0, overflowWrap: 'anywhere', '& time': { whiteSpace: 'normal' } }}
            >
              {value}
            </Typography>
            {note && (
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
