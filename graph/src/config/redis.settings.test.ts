import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const RedisUrl = 'redis://127.0.0.1:6379';

test.each([
  [{}, 'fitness-zone:'],
  [{ MONGODB_URI: 'mongodb://127.0.0.1:27017/gym?replicaSet=rs0' }, 'gym:'],
  [{ MONGODB_URI: 'mongodb://ada:secret@one:27017,two:27017/gym' }, 'gym:'],
  [{ MONGODB_URI: 'mongodb+srv://cluster.example/' }, 'fitness-zone:'],
  [{ REDIS_PREFIX: 'outlet.', MONGODB_URI: 'mongodb://127.0.0.1:27017/gym' }, 'outlet.'],
])('with %s keys in Redis begin with %s', (env, prefix) => {
  expect(readConfig({ REDIS_URL: RedisUrl, ...env }).redis).toEqual({ url: RedisUrl, prefix });
});
