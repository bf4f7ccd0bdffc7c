import { GraphQLError } from 'graphql';
import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { refusalBehind } from './refusal-from-error.ts';

const systemError = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

test.each([
  new mongo.MongoNetworkError('connection closed'),
  new mongo.MongoServerSelectionError('nobody there', {} as never),
  Object.assign(new Error('ended by the other party'), { code: 'EPIPE' }),
  systemError('ECONNRESET'),
])('an outage is reported as unavailable when %s', (error) => {
  const unavailable = { code: 'unavailable', retryAfter: 5 };
  expect(refusalBehind(error)).toMatchObject(unavailable);
  expect(refusalBehind(new GraphQLError('wrapped', { originalError: error }))).toMatchObject(
    unavailable,
  );
});

test('a refusal is given unchanged', () => {
  const refusal = new Refusal('conflict', 'Somebody was faster.');
  expect(refusalBehind(new GraphQLError('wrapped', { originalError: refusal }))).toBe(refusal);
});

const callerLeft = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

test.each([new TypeError('a fault'), systemError('EACCES'), callerLeft, 'a text', null])(
  'no details are given of %s',
  (error) => {
    expect(refusalBehind(error)).toBeNull();
  },
);
