import type { Role } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { countModel } from '../adapters/limits/count.model.ts';

// Each domain adds members to these interfaces by declaration merging, in the file that provides them. That way
// `context` depends on no domain.

/** The collections on the shop's database connection; added by each `*.model.ts`. */
export interface Models {
  Count: ReturnType<typeof countModel>;
}

/** The signed-in account; its other fields are added by `accounts/user.model.ts`. */
export interface Viewer {
  _id: Types.ObjectId;
  role: Role;
}

/** The DataLoaders of one request; added by each `*.loaders.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: every member is added by declaration merging
export interface Loaders {}
