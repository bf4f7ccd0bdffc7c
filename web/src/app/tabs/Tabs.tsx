import {
  mdiDotsHorizontalCircleOutline,
  mdiHomeOutline,
  mdiLoginVariant,
  mdiMagnify,
  mdiTagPlusOutline,
} from '@mdi/js';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/session/session.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { useLazyOverlay } from '../../ui/useOverlay.ts';
import { LinkTab, MenuTab } from './Tab.tsx';
import { TabBar } from './TabBar.tsx';

const NavDrawer = lazyChunk(async () => (await import('../navbar/NavDrawer.tsx')).NavDrawer);
const MemberTabs = lazyChunk(async () => (await import('./MemberTabs.tsx')).MemberTabs);

/** The navigation of a phone. */
export function Tabs() {
  const { user } = useSession();
  const { isOpen, open, overlay } = useLazyOverlay();
  const isPhone = useMediaQuery<{ breakpoints: { down: (key: 'md') => string } }>(
    (theme) => theme.breakpoints.down('md'),
    { noSsr: true },
  );
  return (
    <>
      {user ? (
        // Only phones render it, so that others don't query its numbers.
        isPhone && <MemberTabs role={user.role} isOpen={isOpen} onOpen={open} />
      ) : (
        <VisitorTabs isOpen={isOpen} onOpen={open} />
      )}
      {overlay && <NavDrawer {...overlay} />}
    </>
  );
}

function VisitorTabs(menu: { isOpen: boolean; onOpen: () => void }) {
  const sell = { from: { pathname: paths.addProduct, search: '', hash: '' } };
  return (
    <TabBar isForVisitors>
      <LinkTab to={paths.home} end alias={paths.homeAlias} text="Home" icon={mdiHomeOutline} />
      <LinkTab to={paths.pages} text="Search" icon={mdiMagnify} />
      <LinkTab to={paths.signUp} state={sell} text="Sell" icon={mdiTagPlusOutline} />
      <LinkTab
        to={paths.signIn}
        state={{ from: useLocation() }}
        text="Sign in"
        icon={mdiLoginVariant}
      />
      <MenuTab text="More" icon={mdiDotsHorizontalCircleOutline} {...menu} />
    </TabBar>
  );
}
