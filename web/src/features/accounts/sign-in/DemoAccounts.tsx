import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type Account = NonNullable<ClientConfig['demoAccounts']>[number];

type Props = {
  accounts: Account[];
  onPick: (account: { email: string; password: string }) => void;
};

/** Names the accounts to try the shop with, and fills them in. */
export function DemoAccounts({ accounts, onPick }: Props) {
  const password = accounts[0]?.password;
  return (
    <Box
      component="section"
      aria-label="Demo accounts"
      sx={{ p: 2, borderRadius: '12px', bgcolor: 'sunken', display: 'grid', gap: 1.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        This shop runs on a demo identity service. Try it as one of these, password{' '}
        <Box component="code" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {password}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {accounts.map(({ email, password: secret }) => (
          <Button
            key={email}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onPick({ email, password: secret })}
          >
            {email}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
