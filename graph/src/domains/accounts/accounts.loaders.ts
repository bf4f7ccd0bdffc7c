import type { Shop } from '../../context/context.ts';
import { loadById } from '../../shared/load-by-key.ts';
import type { UserRecord } from './user.model.ts';

export const accountLoaders = ({ models }: Shop) => ({
  user: loadById<UserRecord>((ids) => models.User.find({ _id: { $in: ids } }).lean()),
});
