import { isAbsolute } from 'node:path';
import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing needs to be set to try the shop', () => {
  expect(problemsOf({})).toEqual([]);
});

test('the data folder is absolute, since the emulator runs in its own folder', () => {
  expect(isAbsolute(readConfig({ DATA_DIR: '.data' }).dataDir)).toBe(true);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', CURRENCY: ' ', MONGODB_URI: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'staging'],
  ['EMBEDDED', 'perhaps'],
  ['PUBLIC_URL', 'shop'],
  ['DRAIN_SECONDS', 'long'],
  ['LOG_LEVEL', 'loud'],
  ['JWT_SECRET', 'short'],
  ['ADMIN_EMAILS', 'owner'],
  ['ADMIN_EMAILS', 'ada@example.com,\u200bowner@example.com'],
  ['CURRENCY', 'gold'],
  ['CURRENCY', 'irr'],
  ['TIME_ZONE', 'Berlin'],
  ['TIME_ZONE', '+01:00'],
  ['HOLIDAYS', 'Christmas'],
  ['HOLIDAYS', '2026-12-25,2026-02-30'],
  ['HOLIDAYS', '2026-12-25T00:00:00Z'],
  ['MONGODB_URI', 'localhost:27017'],
  ['MONGODB_POOL_SIZE', '0'],
  ['MONGODB_READ_PREFERENCE', 'slave'],
  ['MONGODB_SELECTION_TIMEOUT_MS', '10'],
  ['MONGODB_SOCKET_TIMEOUT_MS', 'long'],
  ['REDIS_URL', 'http://127.0.0.1:6379'],
  ['REDIS_PREFIX', 'shop*'],
  ['REDIS_PREFIX', '{shop}'],
  ['SEARCH_URL', '127.0.0.1:9200'],
  ['SEARCH_INDEX', '_Shop*'],
  ['CORS_ORIGINS', 'https://shop.example/path'],
  ['CORS_ORIGINS', '*'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', 'true'],
  ['INTROSPECTION', 'sometimes'],
  ['SERVICE_WORKER', 'sometimes'],
  ['SEED', 'little'],
  ['SEED_PRODUCTS', 'many'],
  ['IMAGE_HOST_URL', 'https://images.example'],
  ['LIMIT_TOKENS', '-1'],
  ['MAX_UPLOAD_BYTES', 'much'],
  ['AUTH_EMULATOR_PORT', '99999'],
  ['CARD_SANDBOX_PORT', '70000'],
  ['FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099'],
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
  ['STRIPE_API_URL', 'file:///etc/passwd'],
])('%s set to %s is refused in one line that names it', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('one message lists all problems', () => {
  const problems = problemsOf({ PORT: 'eighty', AUTH_EMULATOR_PORT: '99999', CURRENCY: 'gold' });
  expect(problems).toHaveLength(3);
  expect(problemsOf({ NODE_ENV: 'production', EMBEDDED: 'perhaps' }).join()).toContain('EMBEDDED');
});

test('a variable that is missing and one that is invalid are listed together', () => {
  expect(
    problemsOf({ PORT: '0', FIREBASE_API_KEY: 'a:b', STRIPE_SECRET_KEY: 'sk_test_1' }).map(
      (line) => line.split(':')[0],
    ),
  ).toEqual([
    'PORT',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_CLIENT_EMAIL',
    'FIREBASE_PRIVATE_KEY',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

test('production names the services that are missing, unless it is to run on the embedded services', () => {
  const names = problemsOf({ NODE_ENV: 'production' }).map((line) => line.split(':')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['MONGODB_URI', 'JWT_SECRET', 'FIREBASE_PROJECT_ID']),
  );
  expect(
    problemsOf({ NODE_ENV: 'production', EMBEDDED: 'true', JWT_SECRET: 'x'.repeat(32) }),
  ).toEqual([]);
});

test('the pages in social networks are those that are set', () => {
  const url = 'https://www.instagram.com/fitness.zone';
  expect(readConfig({ SOCIAL_INSTAGRAM_URL: url }).socialLinks).toEqual([
    { network: 'Instagram', url },
  ]);
  expect(readConfig({}).socialLinks).toEqual([]);
  expect(() => readConfig({ SOCIAL_TWITTER_URL: '@fitness' })).toThrow(/^SOCIAL_TWITTER_URL: must/);
});
