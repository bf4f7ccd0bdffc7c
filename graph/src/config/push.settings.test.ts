import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const hosts = (PUSH_HOSTS?: string) =>
  readConfig(PUSH_HOSTS === undefined ? {} : { PUSH_HOSTS }).pushHosts;

test('push messages go to known services, to others, or nowhere', () => {
  expect(hosts()).toContain('fcm.googleapis.com');
  expect(hosts('push.example, *.Push.example:8443')).toEqual([
    'push.example',
    '*.push.example:8443',
  ]);
  expect(hosts('off')).toEqual([]);
});

test.each(['https://push.example', '*', 'a.*', 'a,,b'])('%s is refused in one line', (value) => {
  expect(problemsOf({ PUSH_HOSTS: value })).toEqual([expect.stringContaining('PUSH_HOSTS')]);
});
