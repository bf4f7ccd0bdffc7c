import type { Viewer } from '../../context/merged-types.ts';

/** Whether the viewer may see the account's e-mail: itself, admins, and anyone signed in for sellers. */
export const showsEmail = (viewer: Viewer | null, user: Viewer): boolean =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
