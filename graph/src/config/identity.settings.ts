import type { CleanedEnv } from 'envalid';
import {
  baseUrl,
  firebaseText,
  forbidden,
  optionalText,
  privateKey as privateKeyOf,
  tcpPortOrFree,
} from './validators.ts';

export type IdentitySettings = HostedSettings | EmulatorSettings | ConnectedSettings;

/** Firebase Authentication: a service account for us, a web app's key for the browser. */
export type HostedSettings = {
  kind: 'hosted';
  projectId: string;
  clientEmail: string;
  /** PEM with real line breaks. */
  privateKey: string;
  apiKey: string;
  authDomain: string;
};

/** The Auth emulator, started and run by this process. */
type EmulatorSettings = {
  kind: 'emulator';
  /** TCP port on 127.0.0.1; 0 takes a free one. */
  port: number;
};

/** An Auth emulator run by another process, for instance of the same shop. */
type ConnectedSettings = {
  kind: 'connected';
  /** The same for this server and for browsers. */
  url: string;
};

/** The variables that choose and configure the identity provider. */
export const identityVariables = {
  FIREBASE_PROJECT_ID: optionalText(),
  FIREBASE_CLIENT_EMAIL: optionalText(),
  FIREBASE_PRIVATE_KEY: privateKeyOf({ default: undefined }),
  FIREBASE_API_KEY: firebaseText({ default: undefined }),
  FIREBASE_AUTH_DOMAIN: firebaseText({ default: undefined }),
  FIREBASE_AUTH_EMULATOR_URL: baseUrl({ default: undefined }),
  // firebase-admin reads this variable itself, and would then accept unsigned tokens in production.
  FIREBASE_AUTH_EMULATOR_HOST: forbidden(
    'remove it; to use a running emulator set FIREBASE_AUTH_EMULATOR_URL',
  ),
  AUTH_EMULATOR_PORT: tcpPortOrFree({ default: 9099 }),
};

/** The variables of Firebase Authentication, which are set all together or not at all. */
export const firebaseGroup = {
  names: [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_CLIENT_EMAIL',
    'FIREBASE_PRIVATE_KEY',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
  ],
  otherwise: 'none for the Auth emulator',
} as const;

/** The provider that checked variables describe: a running emulator, Firebase, or our own emulator. */
export function identitySettings(env: CleanedEnv<typeof identityVariables>): IdentitySettings {
  const {
    FIREBASE_AUTH_EMULATOR_URL: url,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_CLIENT_EMAIL: clientEmail,
    FIREBASE_PRIVATE_KEY: privateKey,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
  } = env;
  if (url) return { kind: 'connected', url };
  if (!projectId || !clientEmail || !privateKey || !apiKey || !authDomain)
    return { kind: 'emulator', port: env.AUTH_EMULATOR_PORT };
  return { kind: 'hosted', projectId, clientEmail, privateKey, apiKey, authDomain };
}
