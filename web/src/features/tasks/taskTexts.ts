import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';

/** Suggestions for accounts without tasks. */
export const nothingWaits: Record<Role, { to: string; text: string; action: string }> = {
  BUYER: { to: paths.pages, text: 'Find your next piece of equipment.', action: 'Browse products' },
  SELLER: {
    to: paths.addProduct,
    text: 'List something you no longer train with.',
    action: 'Add Product',
  },
  ADMIN: { to: paths.overview, text: 'See how the shop is doing.', action: 'Overview' },
};
