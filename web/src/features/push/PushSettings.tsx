import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { NotificationGroup } from '../../generated/graphql.ts';
import { usePushDevice } from './usePushDevice.ts';

type Props = { all: readonly { group: NotificationGroup; name: string }[] };

/**
 * The groups whose push messages this browser receives; nothing if it can't receive any.
 * @param all the groups of the account's role
 */
export function PushSettings({ all }: Props) {
  const push = usePushDevice();
  if (!push) return null;
  const { groups, isBlocked, change } = push;
  return (
    <Box component="fieldset" disabled={isBlocked} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        Push notifications on this device
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isBlocked
          ? 'Your browser blocks them. Allow notifications in its settings for this site.'
          : 'You get them even when Fitness Zone isn’t open.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {all.map(({ group, name }) => (
          <FormControlLabel
            key={group}
            control={
              <Checkbox
                checked={groups.includes(group)}
                disabled={isBlocked}
                onChange={(_event, isIn) =>
                  void change(isIn ? [...groups, group] : groups.filter((one) => one !== group))
                }
              />
            }
            label={name}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
