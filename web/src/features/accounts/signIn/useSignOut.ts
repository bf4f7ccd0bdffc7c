import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/authErrors.ts';
import { useSession } from '../../session/session.ts';

/** Signs out, and says how it went. */
export function useSignOut(): () => Promise<void> {
  const { logOut, setLoading } = useSession();
  return async () => {
    try {
      await logOut();
      toast.success('user sign out successfully');
    } catch (error) {
      setLoading(false);
      toast.error(authErrorText(error));
    }
  };
}
