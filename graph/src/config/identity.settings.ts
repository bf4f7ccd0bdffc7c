import { createPrivateKey } from 'node:crypto';

/** Which provider to use, with all it needs. */
export type IdentitySettings = HostedSettings | EmulatorSettings | ConnectedSettings;

/** Firebase Authentication: a service account for us, a web app's key for the browser. */
export interface HostedSettings {
  kind: 'hosted';
  projectId: string;
  clientEmail: string;
  /** PEM with real line breaks. */
  privateKey: string;
  apiKey: string;
  authDomain: string;
}

/** The Auth emulator, started and kept by this process. */
export interface EmulatorSettings {
  kind: 'emulator';
  /** TCP port on 127.0.0.1; 0 takes a free one. */
  port: number;
}

/** An Auth emulator that someone else runs, for instance another process of the same shop. */
export interface ConnectedSettings {
  kind: 'connected';
  /** Its address, as both this server and browsers reach it. */
  url: string;
}

export const DEFAULT_EMULATOR_PORT = 9099;

const HOSTED = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Takes environment variables and gives the settings they describe, or null with the problems found:
 * one line each, naming the variable and the remedy.
 */
export function readIdentitySettings(variables: Variables): {
  settings: IdentitySettings | null;
  problems: string[];
} {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const url = value('FIREBASE_AUTH_EMULATOR_URL');
  const hosted = HOSTED.some((name) => value(name) !== '');
  const problems = [
    ...HOSTED.flatMap((name) => (hosted && value(name) === '' ? [missing(name)] : [])),
    ...colonProblems('FIREBASE_API_KEY', value('FIREBASE_API_KEY')),
    ...colonProblems('FIREBASE_AUTH_DOMAIN', value('FIREBASE_AUTH_DOMAIN')),
    ...emulatorUrlProblems(url),
    ...portProblems(value('AUTH_EMULATOR_PORT')),
    ...privateKeyProblems(value('FIREBASE_PRIVATE_KEY')),
  ];
  // firebase-admin reads this one by itself, and would then accept unsigned tokens in production.
  if (value('FIREBASE_AUTH_EMULATOR_HOST') !== '')
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set: remove it; to use a running emulator set FIREBASE_AUTH_EMULATOR_URL.',
    );
  if (hosted && url !== '')
    problems.push(
      'FIREBASE_AUTH_EMULATOR_URL contradicts the hosted FIREBASE_* variables: remove the one or the others.',
    );
  if (problems.length > 0) return { settings: null, problems };
  if (url !== '')
    return { settings: { kind: 'connected', url: url.replace(/\/+$/, '') }, problems };
  if (!hosted) {
    const port = value('AUTH_EMULATOR_PORT');
    return {
      settings: { kind: 'emulator', port: port === '' ? DEFAULT_EMULATOR_PORT : Number(port) },
      problems,
    };
  }
  return {
    settings: {
      kind: 'hosted',
      projectId: value('FIREBASE_PROJECT_ID'),
      clientEmail: value('FIREBASE_CLIENT_EMAIL'),
      privateKey: withLineBreaks(value('FIREBASE_PRIVATE_KEY')),
      apiKey: value('FIREBASE_API_KEY'),
      authDomain: value('FIREBASE_AUTH_DOMAIN'),
    },
    problems,
  };
}

const missing = (name: string) =>
  `${name} is missing: set all of ${HOSTED.join(', ')} to use Firebase Authentication, or none of them.`;

function colonProblems(name: string, value: string): string[] {
  return value.includes(':')
    ? [
        `${name} must not contain a colon: copy it as shown in the Firebase console, without https://.`,
      ]
    : [];
}

function emulatorUrlProblems(url: string): string[] {
  if (url === '') return [];
  const example = 'for instance http://127.0.0.1:9099.';
  if (!/^https?:\/\//.test(url))
    return [`FIREBASE_AUTH_EMULATOR_URL must start with http:// or https://, ${example}`];
  return URL.canParse(url)
    ? []
    : [`FIREBASE_AUTH_EMULATOR_URL is no address: write host and port, ${example}`];
}

function portProblems(port: string): string[] {
  if (port === '' || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) return [];
  return ['AUTH_EMULATOR_PORT must be a whole number from 0 (any free port) to 65535.'];
}

function privateKeyProblems(key: string): string[] {
  if (key === '') return [];
  try {
    createPrivateKey(withLineBreaks(key));
    return [];
  } catch {
    return [
      'FIREBASE_PRIVATE_KEY is no private key: copy private_key from the service account file, from -----BEGIN to END-----, with \\n for line breaks.',
    ];
  }
}

/** Env files carry a PEM on one line, with its line breaks written as `\n`. */
const withLineBreaks = (pem: string) => pem.replaceAll('\\n', '\n');
