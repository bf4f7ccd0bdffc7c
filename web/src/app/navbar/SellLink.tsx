import { mdiTagPlusOutline } from '@mdi/js';
import { useSession } from '../../features/session/session.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/**
 * To where one posts a product: for visitors by way of signing up. Buyers have a screen of their own for it in their
 * menu, and admins have nothing to sell.
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
