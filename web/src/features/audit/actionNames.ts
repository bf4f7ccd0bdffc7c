import type { AuditAction } from '../../generated/graphql.ts';

/** Each act on record in words. */
export const actionNames: Record<AuditAction, string> = {
  ADD_ADMIN: 'Made an admin',
  DEMOTE_ADMIN: 'Took the admin role away',
  VERIFY_USER: 'Verified',
  DELETE_USER: 'Deleted the account',
  DELETE_ACCOUNT: 'Deleted the own account',
  ADD_CATEGORY: 'Added the category',
  DELETE_PRODUCT: 'Removed the product',
  ADVERTISE_PRODUCT: 'Advertised the product',
  END_ADVERTISEMENT: 'Ended the advertisement of',
};
