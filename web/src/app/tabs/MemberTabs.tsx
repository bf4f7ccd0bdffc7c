import {
  mdiAccountCircleOutline,
  mdiAccountSearchOutline,
  mdiCheckboxMarkedCircleOutline,
  mdiHeartOutline,
  mdiHomeOutline,
  mdiMagnify,
  mdiMessageTextOutline,
  mdiPackageVariantClosed,
  mdiTagPlusOutline,
} from '@mdi/js';
import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkCounts } from '../dashboard/useLinkCounts.ts';
import { LinkTab, MenuTab } from './Tab.tsx';
import { TabBar } from './TabBar.tsx';

const home = {
  to: paths.home,
  end: true,
  alias: paths.homeAlias,
  text: 'Home',
  icon: mdiHomeOutline,
};
const search = { to: paths.pages, end: true, text: 'Search', icon: mdiMagnify };
const messages = { to: paths.messages, text: 'Messages', icon: mdiMessageTextOutline };

/** The tabs beside "Me", which opens the whole menu. */
const tabs = {
  BUYER: [home, search, { to: paths.wishList, text: 'Saved', icon: mdiHeartOutline }, messages],
  SELLER: [home, search, { to: paths.addProduct, text: 'Sell', icon: mdiTagPlusOutline }, messages],
  ADMIN: [
    home,
    { to: paths.toDo, text: 'To do', icon: mdiCheckboxMarkedCircleOutline },
    { to: paths.orders, text: 'Orders', icon: mdiPackageVariantClosed },
    { to: paths.people, text: 'People', icon: mdiAccountSearchOutline },
  ],
} as const;

type Props = { role: Role; isOpen: boolean; onOpen: () => void };

/** A signed-in user's tabs, with the numbers of their menu. */
export function MemberTabs({ role, ...menu }: Props) {
  const counts = useLinkCounts();
  return (
    <TabBar>
      {tabs[role].map((tab) => (
        <LinkTab key={tab.to} {...tab} due={counts[tab.to]} />
      ))}
      <MenuTab
        text="Me"
        icon={mdiAccountCircleOutline}
        // Admins have a separate tab for it.
        due={role === 'ADMIN' ? undefined : counts[paths.toDo]}
        {...menu}
      />
    </TabBar>
  );
}
