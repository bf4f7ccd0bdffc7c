import type { Cache } from '../../cache/cache.ts';
import { RecordLoader, type RecordSource } from '../../cache/record-loader.ts';
import type { Models } from '../../context/merged-types.ts';
import type { UserRecord } from './user.model.ts';

const accountsById = ({ User }: Pick<Models, 'User'>): RecordSource<UserRecord> => ({
  collection: User.collection.name,
  findAll: (ids) => User.find({ _id: { $in: ids } }).lean(),
});

export const accountLoaders = (models: Pick<Models, 'User'>, cache: Cache) => ({
  user: new RecordLoader(cache, accountsById(models)),
});
