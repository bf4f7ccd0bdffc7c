import { generateKeyPairSync } from 'node:crypto';
import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;

const hosted = {
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_CLIENT_EMAIL: 'server@shop.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  FIREBASE_API_KEY: 'AIzaExample',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
};

describe('identity settings', () => {
  test('without variables the emulator is used, on its usual port', () => {
    expect(readConfig({}).identity).toEqual({ kind: 'emulator', port: 9099 });
  });

  test('an empty variable counts as absent', () => {
    const empty = { FIREBASE_API_KEY: ' ', FIREBASE_AUTH_EMULATOR_URL: '', AUTH_EMULATOR_PORT: '' };
    expect(readConfig(empty).identity).toEqual({ kind: 'emulator', port: 9099 });
  });

  test('all hosted variables together select the hosted provider, with a usable key', () => {
    expect(readConfig(hosted).identity).toMatchObject({
      kind: 'hosted',
      projectId: 'shop',
      privateKey: pem,
    });
  });

  test('a running emulator is used at its address', () => {
    const settings = { kind: 'connected', url: 'http://auth:9099' };
    const variables = { FIREBASE_AUTH_EMULATOR_URL: 'http://auth:9099/' };
    expect(readConfig(variables).identity).toEqual(settings);
  });

  test('each hosted variable that is missing is named', () => {
    const problems = problemsOf({ FIREBASE_PROJECT_ID: 'shop' });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'FIREBASE_CLIENT_EMAIL',
      'FIREBASE_PRIVATE_KEY',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
    ]);
  });

  test.each([
    ['FIREBASE_API_KEY', 'AIza:Example', /^FIREBASE_API_KEY: must not contain a colon/],
    [
      'FIREBASE_AUTH_DOMAIN',
      'https://shop.example',
      /^FIREBASE_AUTH_DOMAIN: must not contain a colon/,
    ],
    ['FIREBASE_PRIVATE_KEY', 'secret', /^FIREBASE_PRIVATE_KEY: is no private key/],
  ])('%s set to %s is refused with its remedy', (name, value, line) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([expect.stringMatching(line)]);
  });

  test.each([
    ['FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099', /must start with http:\/\/ or https:\/\//],
    ['FIREBASE_AUTH_EMULATOR_URL', 'http://', /is no address/],
    ['AUTH_EMULATOR_PORT', '70000', /whole number from 0/],
    ['AUTH_EMULATOR_PORT', 'ninety', /whole number from 0/],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099', /must not be set/],
  ])('%s set to %s is refused with its remedy', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(line)]);
  });

  test('the hosted provider never shares a process with an emulator address', () => {
    const both = { ...hosted, FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(problemsOf(both)).toEqual([expect.stringMatching(/contradicts/)]);
  });

  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', 'shop.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/8'],
    ['PUBLIC_URL', 'https://shop.example'],
    ['PUBLIC_URL', 'http://192.168.1.7:4000'],
  ])(
    'with the emulator, whose tokens anyone can make, %s=%s is refused in one line',
    (name, value) => {
      const line = new RegExp(`^${name}: must .*Auth emulator.*FIREBASE_\\*`);
      expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(line)]);
      const running = { FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099', [name]: value };
      expect(problemsOf(running)).toEqual([expect.stringMatching(line)]);
      expect(() => readConfig({ ...hosted, [name]: value })).not.toThrow();
    },
  );

  test.each([
    ['HOST', '127.0.0.2'],
    ['HOST', 'localhost'],
    ['HOST', '::1'],
    ['TRUST_PROXY', '0'],
    ['PUBLIC_URL', 'http://localhost:4100'],
    ['PUBLIC_URL', 'http://[::1]:4100'],
  ])('with the emulator %s=%s is accepted', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });
});
