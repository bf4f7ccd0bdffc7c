import { expect, test } from 'vitest';
import { authErrorText } from './authErrors.ts';

const anError = (code: string) => Object.assign(new Error('Firebase: …'), { code });
const fallback = authErrorText(anError('auth/never-heard-of'));

/** All codes in the specification. */
const codes = `internal-error, user-token-expired, invalid-api-key, argument-error,
  network-request-failed, popup-blocked, popup-closed-by-user, cancelled-popup-request,
  unauthorized-domain, web-storage-unsupported, user-mismatch, user-not-found,
  multi-factor-auth-required, login-blocked, tenant-id-mismatch, invalid-emulator-scheme,
  invalid-auth-event, no-auth-event, account-exists-with-different-credential,
  missing-multi-factor-info, email-already-in-use, wrong-password, too-many-requests, user-disabled,
  requires-recent-login`.split(/,\s+/);

test.each(codes)('the provider’s error %s has its own text', (code) => {
  const text = authErrorText(anError(`auth/${code}`));
  expect(text).not.toBe(fallback);
  expect(text).not.toContain(code);
});

test('an unknown error has a general text without details', () => {
  expect(fallback).toBe('Something went wrong. Please try again.');
  expect(authErrorText(new TypeError('x is undefined'))).not.toContain('undefined');
});
