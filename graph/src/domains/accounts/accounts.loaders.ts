import type { Models } from '../../context/registry.ts';
import { loadById } from '../../shared/load-by-key.ts';
import type { UserRecord } from './user.model.ts';

declare module '../../context/registry.ts' {
  interface Loaders extends ReturnType<typeof accountLoaders> {}
}

/** One request's loaders of accounts. */
export const accountLoaders = (models: Pick<Models, 'User'>) => ({
  user: loadById<UserRecord>((ids) => models.User.find({ _id: { $in: ids } }).lean()),
});
