import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSession } from '../../session/session.ts';

/** After the account is deleted: signs out, goes home and shows the message. */
export function useSignOutAfterDeletion(): (message: string) => Promise<void> {
  const { logOut, setLoading } = useSession();
  const navigate = useNavigate();
  return async (message) => {
    // Navigates first, since this page's guard would redirect to the sign-in.
    await navigate(paths.home, { replace: true });
    try {
      await logOut();
    } catch {
      // The account is gone even if the provider's library can't sign out.
    } finally {
      // The live connection may have ended the session already: then the provider reports no change.
      setLoading(false);
    }
    toast.success(message);
  };
}
