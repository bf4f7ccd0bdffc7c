import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { MailSettings_UserFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { chosenKinds } from './chosenKinds.ts';
import { useMailedKinds } from './useMailedKinds.ts';

graphql(`
  fragment MailSettings_user on User {
    id
    role
    email
    mailedNotifications
  }
`);

/** With a switch for each kind. */
export function MailSettings(props: { user: FragmentType<MailSettings_UserFragment> }) {
  const { role, email, mailedNotifications } = unmask<MailSettings_UserFragment>(props.user);
  const { demoMails } = useConfig();
  const { mailed, switchKind } = useMailedKinds(mailedNotifications ?? []);
  return (
    <Box component="section" aria-labelledby="mail-settings" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="mail-settings" variant="h5" component="h2">
        Email notifications
      </Typography>
      <Typography variant="body2" color="textSecondary">
        The list above has all notifications. We also email those you switch on to {email}. Each of
        your <TextLink to={paths.savedSearches}>saved searches</TextLink> has an email setting of
        its own.
        {demoMails && (
          <>
            {' '}
            This demo sends no email: <TextLink to={paths.mails}>read yours here</TextLink>.
          </>
        )}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          '& > * + *': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {chosenKinds(role).map(({ kind, setting }) => (
          <Typography
            key={kind}
            component="label"
            variant="body2"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              px: 2,
              py: 0.75,
              cursor: 'pointer',
            }}
          >
            {setting}
            <Switch
              checked={mailed.includes(kind)}
              onChange={(_event, isMailed) => switchKind(kind, isMailed)}
            />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
