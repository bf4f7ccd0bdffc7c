import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/authErrors.ts';
import { useSession } from '../../session/session.ts';

/** Signs out, and says how it went; gives whether nobody is signed in any more. */
export function useSignOut(): () => Promise<boolean> {
  const { logOut, setLoading } = useSession();
  return async () => {
    try {
      await logOut();
      toast.success('user sign out successfully');
      return true;
    } catch (error) {
      setLoading(false);
      toast.error(authErrorText(error));
      return false;
    }
  };
}
