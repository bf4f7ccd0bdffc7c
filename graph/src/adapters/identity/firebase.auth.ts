import { type AppOptions, type Credential, cert, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { HostedSettings } from '../../config/identity.settings.ts';

/**
 * Returns firebase-admin's Auth for a hosted project, without a request.
 * @throws FirebaseAppError when the private key cannot be read
 */
export function hostedAuth({ projectId, clientEmail, privateKey }: HostedSettings): Auth {
  return open({ projectId, credential: cert({ projectId, clientEmail, privateKey }) });
}

/** Returns firebase-admin's Auth for an emulator at `host` (name and port). */
export function emulatorAuth(host: string, projectId: string): Auth {
  // firebase-admin finds the emulator by this variable alone and reads it once, here. It is unset right after, so that
  // no other Auth of this process can accept unsigned tokens.
  const { env } = process;
  env.FIREBASE_AUTH_EMULATOR_HOST = host;
  try {
    return open({ projectId, credential: noCredential });
  } finally {
    delete env.FIREBASE_AUTH_EMULATOR_HOST;
  }
}

/**
 * An emulator needs no credential. Passing this one keeps firebase-admin from loading code that searches for Google's.
 */
const noCredential: Credential = {
  getAccessToken: async () => ({ access_token: 'owner', expires_in: 3600 }),
};

let opened = 0;

/** Each Auth has its own app, since the SDK keeps one Auth for each app. */
function open(options: AppOptions): Auth {
  opened += 1;
  return getAuth(initializeApp(options, `identity-${opened}`));
}
