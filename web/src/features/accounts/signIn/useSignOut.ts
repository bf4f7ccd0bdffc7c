import { mayLeave } from '../../../ui/leaving/mayLeave.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/authErrors.ts';
import { useSession } from '../../session/session.ts';

/** Signs out, unless a half-filled form is to be kept, and says how it went. */
export function useSignOut(): () => Promise<void> {
  const { logOut, setLoading } = useSession();
  return async () => {
    if (!(await mayLeave('sign-out'))) return;
    try {
      await logOut();
      toast.success('user sign out successfully');
    } catch (error) {
      setLoading(false);
      toast.error(authErrorText(error));
    }
  };
}
