import { mayLeave } from '../../../ui/leaving/mayLeave.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { useSession } from '../../session/session.ts';

/**
 * Signs out, unless a half-filled form is to be kept, and says how it went; gives whether nobody is signed in any more.
 */
export function useSignOut(): () => Promise<boolean> {
  const { logOut, setLoading } = useSession();
  return async () => {
    if (!(await mayLeave('sign-out'))) return false;
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
