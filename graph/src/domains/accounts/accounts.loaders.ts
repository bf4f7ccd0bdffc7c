import type { Models } from '../../context/merged-types.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { RecordSource } from '../../read-model/record-loader.ts';
import type { UserRecord } from './user.model.ts';

declare module '../../context/merged-types.ts' {
  interface Loaders extends ReturnType<typeof accountLoaders> {}
}

/** How accounts are read by their id. */
export const accountsById = ({ User }: Pick<Models, 'User'>): RecordSource<UserRecord> => ({
  collection: User.collection.name,
  findAll: (ids) => User.find({ _id: { $in: ids } }).lean(),
});

/** One request's loaders of accounts. */
export const accountLoaders = (models: Pick<Models, 'User'>, readModel: ReadModel) => ({
  user: readModel.loader(accountsById(models)),
});
