import { mdiAccountCircleOutline, mdiCogOutline, mdiHomeAccount } from '@mdi/js';
import { paths } from '../../lib/paths.ts';

/** The account's links, in the menu of the picture and in the drawer on a phone. */
export const accountLinks = [
  { text: 'MY ACCOUNT', to: paths.home, icon: mdiHomeAccount },
  { text: 'Settings', to: paths.home, icon: mdiCogOutline },
  { text: 'Profile', to: paths.profile, icon: mdiAccountCircleOutline },
] as const;
