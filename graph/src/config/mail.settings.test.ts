import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const url = 'smtps://user:secret@smtp.example:465';
const from = (sender: string) => readConfig({ SMTP_URL: url, MAIL_FROM: sender }).mailServer?.from;

test('without a mail server mails are kept', () => {
  expect(readConfig({}).mailServer).toBeNull();
});

test('mails come from an address, with or without a name', () => {
  expect(from('shop@shop.example')).toEqual({ name: '', address: 'shop@shop.example' });
  expect(from('"Fitness Zone" <shop@shop.example>')).toEqual({
    name: 'Fitness Zone',
    address: 'shop@shop.example',
  });
});

test.each([
  ['MAIL_FROM', 'Fitness Zone'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['SMTP_URL', 'smtp.example'],
])('%s set to %s is refused in one line', (name, value) => {
  const settings = { SMTP_URL: url, MAIL_FROM: 'shop@shop.example', [name]: value };
  expect(problemsOf(settings)).toEqual([expect.stringContaining(name)]);
});

test('a mail server needs a sender, and production a mail server', () => {
  expect(problemsOf({ SMTP_URL: url })).toEqual([
    expect.stringContaining('MAIL_FROM: is missing; set all of SMTP_URL, MAIL_FROM'),
  ]);
  expect(problemsOf({ NODE_ENV: 'production' }).join()).toContain('SMTP_URL: is required');
});
