/** The part of the provider's error code after `auth/`; null for any other error. */
export function authCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}

/** Tells a user that their login is no longer valid at the provider. */
export const providerSignedOut =
  'You have been signed out: your account was deleted, or its password or email address was changed. Please sign in again, or contact us.';

/** The provider's errors for logins that are no longer valid. */
const sessionEnds: Record<string, string> = {
  'user-token-expired': providerSignedOut,
  'invalid-user-token': providerSignedOut,
  'invalid-refresh-token': providerSignedOut,
  'user-not-found': providerSignedOut,
  'user-disabled': 'You have been signed out: this account was closed. Please contact us.',
};

/**
 * Why the provider ended a login, and what to do.
 * @param error an error of the provider's library
 * @returns null for errors that don't end the login, such as network errors
 */
export const sessionEndText = (error: unknown): string | null =>
  sessionEnds[authCode(error) ?? ''] ?? null;
