import type { AuditAction } from '@fitness-zone/contract/enums.ts';

/** The kind of target of each act. */
export const actTargets: Record<AuditAction, 'user' | 'category' | 'product'> = {
  'add-admin': 'user',
  'demote-admin': 'user',
  'verify-user': 'user',
  'unverify-user': 'user',
  'delete-user': 'user',
  'delete-account': 'user',
  'suspend-user': 'user',
  'restore-user': 'user',
  'add-category': 'category',
  'update-category': 'category',
  'move-category': 'category',
  'delete-category': 'category',
  'delete-product': 'product',
  'advertise-product': 'product',
  'end-advertisement': 'product',
  'cancel-sale': 'product',
  'refund-payment': 'product',
  'hide-product': 'product',
  'restore-product': 'product',
  'decide-report': 'user',
  'decide-cancellation': 'product',
  'comment-on-case': 'product',
  'decide-case': 'product',
};
