import { mdiBellRingOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keptIds } from '../../lib/keptIds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePushDevice } from './usePushDevice.ts';

/** Devices on which the user said "Not now": asked once, whatever the answer. */
const declined = keptIds(() => localStorage, 'push-declined', 1);

/** What a deal needs: who deals wants to know at once. */
const ofDeals = ['DEALING', 'ORDERS', 'MONEY'] as const;

/** Offers push messages on this device, to who has a deal and hasn't decided yet. */
export function OfferPush() {
  const push = usePushDevice();
  const [isOver, setOver] = useState(() => declined.get().length > 0);
  if (!push || isOver || push.isBlocked || push.groups.length > 0) return null;
  const decide = (isOn: boolean) => {
    declined.set(['decided']);
    setOver(true);
    if (isOn) void push.change(ofDeals);
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: 1,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Icon path={mdiBellRingOutline} size={20} />
      <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
        Get a message on this device when something happens with your deal?
      </Typography>
      <Button size="small" onClick={() => decide(true)}>
        Turn on
      </Button>
      <Button size="small" color="inherit" onClick={() => decide(false)}>
        Not now
      </Button>
    </Box>
  );
}
