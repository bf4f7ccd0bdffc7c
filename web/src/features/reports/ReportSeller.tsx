import { mdiFlag, mdiFlagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReportSeller_UserFragment } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useLazyFormOverlay } from '../../ui/form/useFormOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { useSession } from '../session/session.ts';
import { useSignInState, useWantedAct } from '../session/wantedAct.ts';

const ReportUserDialog = lazyChunk(
  async () => (await import('./ReportUserDialog.tsx')).ReportUserDialog,
);

graphql(`
  fragment ReportSeller_user on User {
    name
  }
`);

/**
 * Lets buyers and other sellers report a seller, visitors after signing in. Hidden from admins, who decide on reports.
 * Icon only on a phone.
 */
export function ReportSeller(props: { seller: FragmentType<ReportSeller_UserFragment> }) {
  const { id, name } = unmask<ReportSeller_UserFragment>(props.seller);
  const { user } = useSession();
  const [isReported, setReported] = useState(false);
  const { open, overlay } = useLazyFormOverlay(`Report ${name}`);
  const signInState = useSignInState('report');
  const mayReport = user !== null && user.role !== 'ADMIN' && user.uid !== id;
  useWantedAct('report', mayReport ? open : null);
  if (!user) {
    return (
      <ButtonLink
        to={paths.signIn}
        state={signInState}
        size="small"
        color="inherit"
        aria-label={`Report ${name}`}
        data-visitors-only=""
        sx={look}
      >
        <Words icon={mdiFlagOutline}>Report</Words>
      </ButtonLink>
    );
  }
  if (!mayReport) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={isReported ? `You have reported ${name}` : `Report ${name}`}
        // Not `disabled`, since the dialog returns the focus to it.
        aria-disabled={isReported}
        onClick={() => !isReported && open()}
        sx={look}
      >
        <Words icon={isReported ? mdiFlag : mdiFlagOutline}>
          {isReported ? 'Reported' : 'Report'}
        </Words>
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

const look = { color: 'text.secondary', fontWeight: 400, minWidth: 40, gap: 1 } as const;

const Words = ({ icon, children }: { icon: string; children: string }) => (
  <>
    <Icon path={icon} size={18} />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  </>
);
