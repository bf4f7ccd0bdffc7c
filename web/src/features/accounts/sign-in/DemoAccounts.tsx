import type { DemoAccount } from '@fitness-zone/contract/client-config.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

type Props = {
  accounts: DemoAccount[];
  /** Signs in; resolves to an error message or null. */
  onPick: (account: Pick<DemoAccount, 'email' | 'password'>) => Promise<ReactNode | null>;
};

/** Introduces the demo accounts and signs in with one tap. */
export function DemoAccounts({ accounts, onPick }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);

  async function pick({ email, password }: DemoAccount) {
    setBusy(true);
    setProblem(null);
    setProblem(await onPick({ email, password }));
    setBusy(false);
  }

  return (
    <Box
      component="section"
      aria-label="Demo accounts"
      sx={{ p: 2, borderRadius: '12px', bgcolor: 'sunken', display: 'grid', gap: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        This is a demo. Look around as one of these people:
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <List disablePadding sx={{ display: 'grid', gap: 1 }}>
        {accounts.map((account) => (
          <ListItem key={account.email} disablePadding>
            <ListItemButton
              disabled={isBusy}
              onClick={() => void pick(account)}
              sx={{ borderRadius: '8px', bgcolor: 'background.paper' }}
            >
              <ListItemText
                primary={`${account.name}, ${account.role}`}
                secondary={account.introduction}
                slotProps={{ primary: { sx: { fontWeight: 600 } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography variant="caption" color="textSecondary">
        Or type {accounts.map(({ email }) => email).join(', ')} with the password{' '}
        <Box component="code" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {accounts[0]?.password}
        </Box>
      </Typography>
    </Box>
  );
}
