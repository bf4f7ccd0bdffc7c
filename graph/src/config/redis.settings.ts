import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';
import { redisUrl } from './validators.ts';

/** The Redis that the shop's processes share, and the prefix of its keys. */
export type RedisSettings = { url: string; prefix: string };

/** The prefix of every key. Excludes wildcards, and braces, which mark hash tags in a cluster. */
const keyPrefix = makeExactValidator<string>((input) => {
  if (/^[\w.:-]{1,64}$/.test(input)) return input;
  throw new EnvError('must be 1 to 64 letters, digits, dots, colons, hyphens or underscores');
});

export const redisVariables = {
  REDIS_URL: redisUrl({ default: undefined }),
  REDIS_PREFIX: keyPrefix({ default: undefined }),
};

/** Null without Redis. The prefix defaults to the name of the database. */
export function redisSettings(
  { REDIS_URL: url, REDIS_PREFIX: prefix }: CleanedEnv<typeof redisVariables>,
  databaseUri: string | null,
): RedisSettings | null {
  if (!url) return null;
  const [, name = 'fitness-zone'] = /^[^:]+:\/\/[^/]+\/([\w-]+)/.exec(databaseUri ?? '') ?? [];
  return { url, prefix: prefix ?? `${name}:` };
}
