import { mdiBellRingOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { storedIds } from '../../lib/storedIds.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePushDevice } from './usePushDevice.ts';

/** Whether this device was asked, whatever the answer. */
const asked = storedIds(() => localStorage, 'push-asked', 1);

/** The groups about a deal. */
const ofDeals = ['DEALING', 'ORDERS', 'MONEY'] as const;

/** Offers push messages once on each device, on an order's page. */
export function OfferPush() {
  const push = usePushDevice();
  const [isOver, setOver] = useState(() => asked.get().length > 0);
  if (!push || isOver || push.isBlocked || push.groups.length > 0) return null;
  const close = () => {
    asked.set(['asked']);
    setOver(true);
  };
  const turnOn = async () => {
    if (await push.change(ofDeals)) close();
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
        ...cardFrame,
      }}
    >
      <Icon path={mdiBellRingOutline} size={20} />
      <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
        Get push notifications on this device about your orders and messages?
      </Typography>
      <Button size="small" onClick={() => void turnOn()}>
        Turn on
      </Button>
      <Button size="small" color="inherit" onClick={close}>
        Not now
      </Button>
    </Box>
  );
}
