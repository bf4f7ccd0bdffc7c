import type { AuditAction } from '../../generated/graphql.ts';

/** Each act on record in words. */
export const actionLabels: Record<AuditAction, string> = {
  ADD_ADMIN: 'Made an admin',
  DEMOTE_ADMIN: 'Removed the admin role',
  VERIFY_USER: 'Verified',
  UNVERIFY_USER: 'Removed the verification',
  DELETE_USER: 'Deleted the account',
  DELETE_ACCOUNT: 'Deleted their own account',
  ADD_CATEGORY: 'Added the category',
  UPDATE_CATEGORY: 'Changed the category',
  MOVE_CATEGORY: 'Moved the category',
  DELETE_CATEGORY: 'Deleted the category',
  DELETE_PRODUCT: 'Removed the product',
  ADVERTISE_PRODUCT: 'Advertised the product',
  END_ADVERTISEMENT: 'Ended the advertisement of',
  CANCEL_SALE: 'Cancelled the sale of',
  COMMENT_ON_CASE: 'Wrote in the case about',
  DECIDE_CANCELLATION: 'Decided on cancelling the sale of',
  DECIDE_CASE: 'Decided a case about',
  REFUND_PAYMENT: 'Refunded the sale of',
  DECIDE_REPORT: 'Decided on a report about',
  SUSPEND_USER: 'Suspended',
  RESTORE_USER: 'Restored',
  HIDE_PRODUCT: 'Hid the product',
  RESTORE_PRODUCT: 'Restored the product',
};
