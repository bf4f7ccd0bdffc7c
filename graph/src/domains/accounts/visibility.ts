import type { UserRecord } from './user.model.ts';

/** Whether the viewer may see the account's e-mail: itself, admins, and anyone signed in for sellers. */
export const showsEmail = (viewer: UserRecord | null, user: UserRecord) =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
