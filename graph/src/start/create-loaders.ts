import type { Loaders, Models, Viewer } from '../context/registry.ts';
import { accountLoaders } from '../domains/accounts/accounts.loaders.ts';
import { catalogLoaders } from '../domains/catalog/catalog.loaders.ts';
import { listLoaders } from '../domains/lists/lists.loaders.ts';

/** The loaders of one request: each look-up by key happens once, and in one command for all. */
export const createLoaders = (models: Models, viewer: Viewer | null): Loaders => ({
  ...accountLoaders(models),
  ...catalogLoaders(models),
  ...listLoaders(models, viewer),
});
