import type { CleanedEnv } from 'envalid';
import { mongodbUri, oneOf, wholeNumberFrom } from './validators.ts';

const readPreferences = [
  ...(['primary', 'primaryPreferred'] as const),
  ...(['secondary', 'secondaryPreferred', 'nearest'] as const),
];

export type MongodbSettings = {
  /** Connections of this process at most. */
  poolSize: number;
  /** The read preference of visitors' answers. */
  readPreference: (typeof readPreferences)[number];
  /** Milliseconds to find a server, to connect, and to wait for a free connection. */
  selectionTimeoutMs: number;
  /** Timeout of a command. */
  socketTimeoutMs: number;
};

export const defaultMongodb: MongodbSettings = {
  poolSize: 100,
  readPreference: 'primary',
  selectionTimeoutMs: 5_000,
  socketTimeoutMs: 10_000,
};

const leastMs = 100;

export const mongodbVariables = {
  MONGODB_URI: mongodbUri({ default: undefined }),
  MONGODB_POOL_SIZE: wholeNumberFrom(1)({ default: defaultMongodb.poolSize }),
  MONGODB_READ_PREFERENCE: oneOf(readPreferences, defaultMongodb.readPreference),
  MONGODB_SELECTION_TIMEOUT_MS: wholeNumberFrom(leastMs)({
    default: defaultMongodb.selectionTimeoutMs,
  }),
  MONGODB_SOCKET_TIMEOUT_MS: wholeNumberFrom(leastMs)({ default: defaultMongodb.socketTimeoutMs }),
};

export const mongodbSettings = (env: CleanedEnv<typeof mongodbVariables>): MongodbSettings => ({
  poolSize: env.MONGODB_POOL_SIZE,
  readPreference: env.MONGODB_READ_PREFERENCE,
  selectionTimeoutMs: env.MONGODB_SELECTION_TIMEOUT_MS,
  socketTimeoutMs: env.MONGODB_SOCKET_TIMEOUT_MS,
});
