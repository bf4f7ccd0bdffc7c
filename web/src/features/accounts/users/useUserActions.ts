import { useAction } from '../../../apollo/useAction.ts';
import { updateProfile } from '../profile/profile.cache.ts';
import { addAdmin, deleteUser, verifyUser } from './users.cache.ts';

/** Makes an account an admin: `[promote({ email }), pending]`. */
export const useAddAdmin = () => useAction(addAdmin);

/** Marks an account as verified: `[verify({ email }), pending]`. */
export const useVerifyUser = (email: string) =>
  useAction(verifyUser, {
    says: (outcome) =>
      outcome.ok
        ? `${email} user verify successfully`
        : `${outcome.refusal.message} ${email} user verified`,
  });

/** Deletes an account: `[remove({ email }), pending]`. */
export const useDeleteUser = (email: string) =>
  useAction(deleteUser, {
    says: (outcome) =>
      outcome.ok ? `${email} user is deleted successfully` : `${email} user is deleted failed`,
  });

/** Changes name and picture: `[update({ input }), pending]`. */
export const useUpdateProfile = () => useAction(updateProfile);
