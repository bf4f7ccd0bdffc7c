import type { Loaders, Models, Viewer } from '../context/registry.ts';
import { accountLoaders } from '../domains/accounts/accounts.loaders.ts';
import { catalogLoaders } from '../domains/catalog/catalog.loaders.ts';
import { listLoaders } from '../domains/lists/lists.loaders.ts';
import { paymentLoaders } from '../domains/payments/payments.loaders.ts';
import type { ReadModel } from '../read-model/read-model.ts';

/** The loaders of one request: each look-up by key happens once, and in one command for all. */
export const createLoaders = (
  models: Models,
  readModel: ReadModel,
  viewer: Viewer | null,
): Loaders => ({
  ...accountLoaders(models, readModel),
  ...catalogLoaders(models, readModel),
  ...listLoaders(models, readModel, viewer),
  ...paymentLoaders(models),
});
