import type { Shop } from '../context/context.ts';
import { accountLoaders } from '../domains/accounts/accounts.loaders.ts';
import type { UserRecord } from '../domains/accounts/user.model.ts';
import { catalogLoaders } from '../domains/catalog/catalog.loaders.ts';
import { listLoaders } from '../domains/lists/lists.loaders.ts';

/** The loaders of one request: each look-up by key happens once, and in one command for all. */
export const createLoaders = (shop: Shop, viewer: UserRecord | null) => ({
  ...accountLoaders(shop),
  ...catalogLoaders(shop),
  ...listLoaders(shop, viewer),
});

export type Loaders = ReturnType<typeof createLoaders>;
