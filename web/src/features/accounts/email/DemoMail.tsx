import { mdiEmailOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConfig } from '../../../lib/config.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { MailKind } from '../../session/identity/emulator.mail.ts';
import { MailLink } from './MailLink.tsx';
import { useMailCode } from './useMailCode.ts';

type Props = { kind: MailKind; email: string };

/** A mail with a link, which a demo shop shows instead of sending it. */
export function DemoMail({ kind, email }: Props) {
  const { firebase } = useConfig();
  const code = useMailCode(kind, email, firebase);
  if (!firebase.emulatorUrl || code === undefined) return null;
  return (
    <Box
      component="section"
      aria-label="Demo email"
      sx={{ p: 2, borderRadius: '12px', bgcolor: 'sunken', display: 'grid', gap: 1 }}
    >
      <Typography variant="subtitle2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon path={mdiEmailOutline} /> Demo email
      </Typography>
      <Typography variant="body2" color="textSecondary">
        This demo shop sends no email. {code ? 'Yours would say:' : 'You wouldn’t get one, though:'}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {code ? (
          <MailLink kind={kind} email={email} code={code} />
        ) : (
          <>no account has the address {email}.</>
        )}
      </Typography>
    </Box>
  );
}
