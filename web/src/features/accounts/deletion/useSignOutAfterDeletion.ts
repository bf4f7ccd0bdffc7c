import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSession } from '../../session/session.ts';

/** Goes to the home page, signed out, and says why, once the account is deleted. */
export function useSignOutAfterDeletion(): (message: string) => Promise<void> {
  const { logOut, setLoading } = useSession();
  const navigate = useNavigate();
  return async (message) => {
    // First, since the guard of this page would lead to the sign-in.
    await navigate(paths.home, { replace: true });
    try {
      await logOut();
    } catch {
      // The account is gone, whether the provider's library could be told or not.
    } finally {
      // The live connection may have ended the session already: then the provider reports no change.
      setLoading(false);
    }
    toast.success(message);
  };
}
