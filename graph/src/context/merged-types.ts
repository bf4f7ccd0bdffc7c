import type { Role } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';

// The members of these interfaces are added by declaration merging, where they are known. That way `context` depends on
// no domain.

/** The collections on the shop's database connection; added by `start/create-models.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: every member is added by declaration merging
export interface Models {}

/** The signed-in account; its other fields are added by `accounts/user.model.ts`. */
export interface Viewer {
  _id: Types.ObjectId;
  role: Role;
}

/** The DataLoaders of one request; added by `start/create-loaders.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: every member is added by declaration merging
export interface Loaders {}
