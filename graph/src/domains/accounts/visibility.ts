import type { UserRecord } from './user.model.ts';

/**
 * The e-mail at which a product's seller is reached, for anyone signed in. It is the goods that show it,
 * also those of a seller who has become an admin.
 */
export const contactOf = (seller: UserRecord | null, viewer: UserRecord | null) =>
  seller && viewer ? seller.email : null;

/** Whether the viewer may see the account's e-mail: itself, admins, and anyone signed in for sellers. */
export const showsEmail = (viewer: UserRecord | null, user: UserRecord) =>
  viewer !== null &&
  (viewer._id.equals(user._id) || viewer.role === 'admin' || user.role === 'seller');
