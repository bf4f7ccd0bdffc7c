import { mdiFlag, mdiFlagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReportSeller_UserFragment } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyOverlay } from '../../ui/useLazyOverlay.ts';
import { useSession } from '../session/session.ts';

graphql(`
  fragment ReportSeller_user on User {
    id
    name
  }
`);

const ReportUserDialog = lazyChunk(
  async () => (await import('./ReportUserDialog.tsx')).ReportUserDialog,
);

/**
 * Lets buyers and other sellers report a seller; admins, who decide on reports, see nothing of it. On a phone there is
 * room for the icon alone.
 */
export function ReportSeller(props: { seller: FragmentType<ReportSeller_UserFragment> }) {
  const { id, name } = unmask<ReportSeller_UserFragment>(props.seller);
  const { user } = useSession();
  const [isReported, setReported] = useState(false);
  const { open, overlay } = useLazyOverlay();
  if (!user || user.role === 'ADMIN' || user.uid === id) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={isReported ? `You have reported ${name}` : `Report ${name}`}
        // Not `disabled`: the dialog gives the focus back to it.
        aria-disabled={isReported}
        onClick={() => !isReported && open()}
        sx={{ color: 'text.secondary', fontWeight: 400, minWidth: 40, gap: 1 }}
      >
        <Icon path={isReported ? mdiFlag : mdiFlagOutline} size={18} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {isReported ? 'Reported' : 'Report'}
        </Box>
      </Button>
      {overlay && (
        <ReportUserDialog
          userId={id}
          name={name}
          onReported={() => setReported(true)}
          {...overlay}
        />
      )}
    </>
  );
}
