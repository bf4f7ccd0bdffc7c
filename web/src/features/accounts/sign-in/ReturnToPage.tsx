import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSession } from '../../session/session.ts';
import { isOfBuyers } from '../../session/wantedAct.ts';
import { useReturnLocation } from './useReturnLocation.ts';

/** Returns to the page that required the sign-in, which continues the interrupted act. */
export function ReturnToPage() {
  const { origin, state } = useReturnLocation();
  const isBuyer = useSession().user?.role === 'BUYER';
  const act = state?.act;
  const isForOthers = act !== undefined && isOfBuyers(act) && !isBuyer;
  useEffect(() => {
    if (isForOthers) toast.blank('Only buyers can do this.');
  }, [isForOthers]);
  return <Navigate to={origin} replace state={act && !isForOthers ? { act } : null} />;
}
