import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { NotificationSettings_UserFragment } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { settingGroups } from './settingGroups.ts';
import { settingRow } from './settingRow.ts';
import { useNotificationSettings } from './useNotificationSettings.ts';

const PushSettings = lazyChunk(
  async () => (await import('../../push/PushSettings.tsx')).PushSettings,
);

graphql(`
  fragment NotificationSettings_user on User {
    role
    email
    mailedNotifications
    hiddenNotifications
    weeklyMails
  }
`);

/** The weekly mail links to the settings below the notifications. */
const scrollIfAsked = (heading: HTMLElement | null) => {
  if (heading && location.hash === `#${heading.id}`) heading.scrollIntoView();
};

/** Groups of kinds, each in the shop and by email, with the single kinds collapsed. */
export function NotificationSettings(props: {
  user: FragmentType<NotificationSettings_UserFragment>;
}) {
  const { role, email, ...own } = unmask<NotificationSettings_UserFragment>(props.user);
  const { demoMails } = useConfig();
  const { mailed, hidden, weekly, change } = useNotificationSettings({
    mailed: own.mailedNotifications ?? [],
    hidden: own.hiddenNotifications ?? [],
    weekly: own.weeklyMails ?? false,
  });
  const groups = settingGroups(role);
  return (
    <Box
      component="section"
      aria-labelledby="notification-settings"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography id="notification-settings" ref={scrollIfAsked} variant="h5" component="h2">
        Notification settings
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Emails go to {email}. <TextLink to={paths.savedSearches}>Saved searches</TextLink> have
        their own settings.
        {demoMails && (
          <>
            {' '}
            This demo sends no email: <TextLink to={paths.mails}>read yours here</TextLink>.
          </>
        )}
      </Typography>
      <Box
        sx={{
          ...cardFrame,
          '& > * + *': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Box aria-hidden sx={{ ...settingRow, color: 'text.secondary', typography: 'caption' }}>
          <span />
          <span>In the shop</span>
          <span>Email</span>
        </Box>
        {groups.map(({ name, settings }) => (
          <SettingGroup key={name} {...{ name, settings, mailed, hidden, change }} />
        ))}
      </Box>
      <FormControlLabel
        control={
          <Switch checked={weekly} onChange={(_event, isWeekly) => change({ weekly: isWeekly })} />
        }
        label="Get less urgent emails together, every Monday"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <PushSettings all={groups} />
    </Box>
  );
}
