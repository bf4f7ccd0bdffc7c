import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useThreadsQuery } from '../../../generated/messages.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Placeholder beside the threads while none is open. */
export function ChooseThread() {
  const { data } = useThreadsQuery();
  if (!data || data.threads.edges.length === 0) return null;
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <EmptyState icon={mdiMessageTextOutline} title="Choose a conversation">
        Its messages appear here.
      </EmptyState>
    </Box>
  );
}
