import { mayLeave } from '../../../ui/leaving/mayLeave.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { useSession } from '../../session/session.ts';

/**
 * Signs out and shows a toast, unless the user keeps a half-filled form; resolves to whether the user is signed out.
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
