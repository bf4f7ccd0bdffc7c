import { mdiTagPlusOutline } from '@mdi/js';
import { useSession } from '../../features/session/session.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/**
 * Leads to posting a product; visitors sign up first. Buyers have their own screen in the menu, and admins don't sell.
 */
export function SellLink() {
  const { user } = useSession();
  if (user && user.role !== 'SELLER') return null;
  return (
    <ButtonLink
      variant="outlined"
      startIcon={<Icon path={mdiTagPlusOutline} />}
      {...(user
        ? { to: paths.addProduct }
        : {
            to: paths.signUp,
            state: { from: { pathname: paths.addProduct, search: '', hash: '' } },
          })}
    >
      Sell
    </ButtonLink>
  );
}
