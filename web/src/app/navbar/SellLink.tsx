import { mdiTagPlusOutline } from '@mdi/js';
import { useSession } from '../../features/session/session.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** To where one posts a product: visitors sign up first, buyers learn how to sell. Admins have nothing to sell. */
export function SellLink() {
  const { user } = useSession();
  if (user?.role === 'ADMIN') return null;
  return (
    <ButtonLink
      variant="outlined"
      startIcon={<Icon path={mdiTagPlusOutline} />}
      {...(user
        ? { to: user.role === 'SELLER' ? paths.addProduct : paths.sell }
        : {
            to: paths.signUp,
            state: { from: { pathname: paths.addProduct, search: '', hash: '' } },
          })}
    >
      Sell
    </ButtonLink>
  );
}
