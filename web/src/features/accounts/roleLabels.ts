import type { Role } from '../../generated/graphql.ts';

/** The roles as they are shown. */
export const roleLabels: Record<Role, string> = {
  BUYER: 'Buyer',
  SELLER: 'Seller',
  ADMIN: 'Admin',
};
