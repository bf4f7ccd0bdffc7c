import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Outbox, type OutboxItem, openOutbox } from '../../apollo/outbox/outbox.ts';
import { accountIdOf, savedToken } from '../../features/session/tokens/token.ts';
import { navbarHeight } from '../navbar/Navbar.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

const nothing: readonly OutboxItem[] = [];

/** Keeps the actions that wait for the network, and lists them: on a phone above the page, otherwise at the top right. */
export function OutboxNotice({ accountId }: { accountId: string }) {
  const client = useApolloClient();
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    const opened = openOutbox(client, accountId, () => accountIdOf(savedToken()) === accountId);
    setOutbox(opened);
    return () => {
      opened.close();
      setOutbox(null);
    };
  }, [client, accountId]);
  return outbox && <OutboxList outbox={outbox} />;
}

/** Lists waiting actions with Undo, and failed ones with the reason. */
export function OutboxList({ outbox }: { outbox: Outbox }) {
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => nothing);
  const waiting = items.filter(({ failure }) => failure === null);
  const failed = items.filter(({ failure }) => failure !== null);
  return (
    <Box role="status">
      <SignOutQuestion outbox={outbox} />
      {items.length > 0 && (
        <Box
          sx={{
            position: { md: 'fixed' },
            top: { md: navbarHeight.md + 8 },
            right: { md: 32 },
            zIndex: { md: 'appBar' },
            mx: { xs: 2, md: 0 },
            mt: { xs: 2, md: 0 },
            px: 2,
            py: 1.25,
            width: { md: 360 },
            maxHeight: '50vh',
            overflowY: 'auto',
            boxSizing: 'border-box',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'background.paper',
            boxShadow: { md: '0 8px 24px rgb(0 0 0 / 0.14)' },
          }}
        >
          {waiting.length > 0 && (
            <Items
              title="Will be sent when you’re online"
              items={waiting}
              action="Undo"
              onAction={outbox.remove}
            />
          )}
          {failed.length > 0 && (
            <Items
              title="Couldn’t be sent"
              items={failed}
              action="Dismiss"
              onAction={outbox.remove}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

type ItemsProps = {
  title: string;
  items: readonly OutboxItem[];
  action: string;
  onAction: (id: string) => void;
};

function Items({ title, items, action, onAction }: ItemsProps) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ id, text, failure }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {failure === null ? text : `${text}: ${failure}`}
            </Typography>
            <Button size="small" aria-label={`${action}: ${text}`} onClick={() => onAction(id)}>
              {action}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
