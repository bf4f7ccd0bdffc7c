import { authCode } from '../sessionEnd.ts';

/** The messages by the provider's error code without `auth/`. */
const messages: Record<string, string> = {
  'internal-error': 'Something went wrong on our side. Please try again.',
  'user-token-expired': 'You have been signed out for your safety. Please sign in again.',
  'invalid-user-token': 'You have been signed out for your safety. Please sign in again.',
  'invalid-api-key': 'Signing in isn’t set up correctly here. Please let us know.',
  'argument-error': 'We couldn’t read something in the form. Check it and try again.',
  'network-request-failed':
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  'popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site, then retry.',
  'popup-closed-by-user': 'The Google window was closed before you signed in.',
  'cancelled-popup-request': 'Another Google window is open. Please continue there.',
  'unauthorized-domain': 'Signing in with Google is not allowed from this address.',
  'operation-not-allowed': 'This way of signing in is switched off.',
  'web-storage-unsupported':
    'Your browser doesn’t save data for this site. Allow cookies and site data, then retry.',
  'user-mismatch': 'That is a different account from the one you are signed in with.',
  'user-not-found': 'There is no account with this email address.',
  'multi-factor-auth-required': 'This account needs two-step sign-in, which we don’t support yet.',
  'missing-multi-factor-info': 'Two-step sign-in isn’t complete. Please start again.',
  'login-blocked': 'This sign-in was blocked. Please contact us.',
  'tenant-id-mismatch': 'This account belongs to another site.',
  'invalid-emulator-scheme': 'Signing in isn’t set up correctly here. Please let us know.',
  'invalid-auth-event': 'The sign-in was interrupted. Please start again.',
  'no-auth-event': 'The sign-in was interrupted. Please start again.',
  'account-exists-with-different-credential':
    'You already have an account with this email address. Sign in the way you did before.',
  'email-already-in-use': 'There is already an account with this email address. Sign in instead?',
  'credential-already-in-use': 'This Google account already belongs to another account.',
  'wrong-password': 'The password is wrong. Try again, or reset it.',
  'invalid-credential': 'The email address or password is wrong.',
  'invalid-login-credentials': 'The email address or password is wrong.',
  'invalid-email': 'This email address doesn’t look right.',
  'missing-email': 'Please enter your email address.',
  'missing-password': 'Please enter your password.',
  'weak-password': 'This password is too easy to guess. Use at least 6 characters.',
  'password-does-not-meet-requirements': 'This password is too easy to guess. Make it longer.',
  'expired-action-code': 'This link has expired. Request another one.',
  'invalid-action-code': 'This link was already used, or is incomplete. Request another one.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'user-disabled': 'This account was closed. Please contact us.',
  'requires-recent-login': 'Please sign in again before you change this.',
};

const unknownError = 'Something went wrong. Please try again.';

/** Tells users why signing in, signing up or signing out failed. */
export function authErrorText(error: unknown): string {
  const code = authCode(error);
  if (code !== null) return messages[code] ?? unknownError;
  return error instanceof Error && error.name === 'ChunkLoadError' ? error.message : unknownError;
}
