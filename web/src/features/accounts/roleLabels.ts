import type { Role } from '../../generated/graphql.ts';

export const roleLabels: Record<Role, string> = {
  BUYER: 'Buyer',
  SELLER: 'Seller',
  ADMIN: 'Admin',
};
