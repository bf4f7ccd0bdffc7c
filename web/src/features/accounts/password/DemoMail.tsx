import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { mdiEmailOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { resetCodeFor } from '../../session/emulator.mail.ts';

/** The mail with the link to choose another password, which a demo shop shows instead of sending it. */
export function DemoMail({ email }: { email: string }) {
  const { firebase } = useConfig();
  const code = useResetCode(email, firebase);
  if (!firebase.emulatorUrl || code === undefined) return null;
  return (
    <Box
      component="section"
      aria-label="Demo mail"
      sx={{ p: 2, borderRadius: '12px', bgcolor: 'sunken', display: 'grid', gap: 1 }}
    >
      <Typography variant="subtitle2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon path={mdiEmailOutline} /> Demo mail
      </Typography>
      <Typography variant="body2" color="textSecondary">
        This shop runs on a demo identity service, which sends no mails.{' '}
        {code ? 'This is what yours would say:' : 'There would be none, though:'}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {code ? (
          <TextLink to={paths.choosePassword(code)}>Choose another password for {email}</TextLink>
        ) : (
          <>no account has the address {email}.</>
        )}
      </Typography>
    </Box>
  );
}

/** Undefined until it is known, or when it cannot be. */
function useResetCode(email: string, firebase: ClientConfig['firebase']) {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    let left = false;
    resetCodeFor(email, firebase).then(
      (found) => {
        if (!left) setCode(found);
      },
      // Without it the sentence above stands alone, as it does in a real shop.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [email, firebase]);
  return code;
}
