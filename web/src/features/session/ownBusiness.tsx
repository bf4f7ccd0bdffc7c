import Typography from '@mui/material/Typography';
import { useSession } from './session.ts';

/** Whether an admin would act on their own sale, purchase or report; the server refuses that. */
export function useIsOwnBusiness(...parties: (string | null | undefined)[]): boolean {
  const { user } = useSession();
  return user?.role === 'ADMIN' && parties.includes(user.uid);
}

export const ownBusinessText = 'This is about you, so another admin has to decide.';

/** Replaces the buttons. */
export const OwnBusinessNote = () => (
  <Typography variant="body2" color="textSecondary">
    {ownBusinessText}
  </Typography>
);
