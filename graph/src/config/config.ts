import { resolve } from 'node:path';
import { bool, cleanEnv, EnvError, makeExactValidator, num, port, str, url } from 'envalid';
import { readCardsSettings } from './cards.settings.ts';
import { readIdentitySettings } from './identity.settings.ts';

/** A start that cannot succeed: the message says what to do, one line a problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const perMinute = (standard: number, desc: string) =>
  wholeNumber({ default: standard, desc: `${desc}, per minute` });

const wholeNumber = makeExactValidator<number>((input) => {
  if (!/^\d{1,9}$/.test(input)) throw new EnvError('must be a whole number');
  return Number(input);
});

const list = makeExactValidator<string[]>((input) =>
  input
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const currency = makeExactValidator<string>((input) => {
  const code = input.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    throw new EnvError('must be an ISO 4217 currency code such as usd');
  }
  return code;
});

const secret = makeExactValidator<string>((input) => {
  if (Buffer.byteLength(input) < 32) {
    throw new EnvError('must have at least 32 bytes, for example from: openssl rand -hex 32');
  }
  return input;
});

const mongodbUri = makeExactValidator<string>((input) => {
  if (!/^mongodb(\+srv)?:\/\/./.test(input)) {
    throw new EnvError('must start with mongodb:// or mongodb+srv://');
  }
  return input;
});

const redisUrl = makeExactValidator<string>((input) => {
  if (!/^rediss?:\/\/./.test(input)) throw new EnvError('must start with redis:// or rediss://');
  return input;
});

const origins = makeExactValidator<string[]>((input) =>
  input
    .split(',')
    .map((item) => item.trim().replace(/\/$/, ''))
    .filter(Boolean)
    .map((item) => {
      if (URL.parse(item)?.origin === item && /^https?:/.test(item)) return item;
      throw new EnvError(`"${item}" is no origin; write it like https://shop.example`);
    }),
);

const variables = {
  NODE_ENV: str({ choices: ['development', 'test', 'production'], default: 'development' }),
  EMBEDDED: bool({ default: false }),
  HOST: str({ default: '127.0.0.1' }),
  PORT: port({ default: 4000 }),
  PUBLIC_URL: url({ default: undefined }),
  DATA_DIR: str({ default: '.data' }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  }),
  MONGODB_URI: mongodbUri({ default: undefined }),
  REDIS_URL: redisUrl({ default: undefined }),
  JWT_SECRET: secret({ default: undefined }),
  CURRENCY: currency({ default: 'USD' }),
  ADMIN_EMAILS: list({ default: [] }),
  CORS_ORIGINS: origins({ default: [] }),
  TRUST_PROXY: bool({ default: false }),
  INTROSPECTION: bool({ default: undefined }),
  SEED: bool({ default: undefined }),
  SEED_PRODUCTS: wholeNumber({ default: 132 }),
  LIMIT_TOKENS: perMinute(300, 'token exchanges an account or address may make'),
  LIMIT_SIGN_UPS: perMinute(120, 'accounts an address may create'),
  LIMIT_PAYMENTS: perMinute(60, 'payment calls an account may make'),
  LIMIT_UPLOADS: perMinute(60, 'pictures an account may upload'),
  LIMIT_REQUESTS: perMinute(1200, 'requests of any kind an account or address may make'),
  IMAGE_HOST_URL: url({ default: undefined }),
  IMAGE_HOST_KEY: str({ default: undefined }),
  MAX_UPLOAD_BYTES: num({ default: 10 * 1024 * 1024 }),
};

/** The names of the variables that are no part's own. */
export const generalVariables = Object.keys(variables);

/** What the process was told, checked; later parts read nothing else. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws ConfigError listing every problem with its remedy
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = [];
  const checked = cleanEnv(withoutEmpty(environment), variables, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) {
        problems.push(`${name}: ${error?.message ?? 'is not valid'}`);
      }
    },
  });
  // A copy, since the original throws when a variable that it refused is read.
  const env = { ...checked };
  const production = env.NODE_ENV === 'production';
  const identity = readIdentitySettings(environment);
  problems.push(...identity.problems);
  const cards = readCardsSettings(environment);
  problems.push(...cards.problems);
  if (Boolean(env.IMAGE_HOST_URL) !== Boolean(env.IMAGE_HOST_KEY)) {
    problems.push('IMAGE_HOST_URL, IMAGE_HOST_KEY: set both, or neither for the built-in host');
  }
  if (production && !env.EMBEDDED) {
    const { FIREBASE_PROJECT_ID, STRIPE_SECRET_KEY } = environment;
    problems.push(...missingServices({ ...env, FIREBASE_PROJECT_ID, STRIPE_SECRET_KEY }));
  }
  if (problems.length > 0 || !identity.settings || !cards.settings)
    throw new ConfigError(problems.join('\n'));
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    /** Where browsers open the shop, without a slash at the end. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    identity: identity.settings,
    cards: cards.settings,
    /** Absolute: children of this process work in folders of their own. */
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    mongodbUri: env.MONGODB_URI ?? null,
    redisUrl: env.REDIS_URL ?? null,
    /** Null where the start makes one and keeps it in the data folder. */
    givenJwtSecret: env.JWT_SECRET ?? null,
    currency: env.CURRENCY,
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    introspection: env.INTROSPECTION ?? !production,
    /** How many products an empty database gets at the first start. */
    seedProducts: (env.SEED ?? (!production || env.EMBEDDED)) ? env.SEED_PRODUCTS : 0,
    limits: {
      tokens: env.LIMIT_TOKENS,
      signUps: env.LIMIT_SIGN_UPS,
      payments: env.LIMIT_PAYMENTS,
      uploads: env.LIMIT_UPLOADS,
      requests: env.LIMIT_REQUESTS,
    },
    imageHost:
      env.IMAGE_HOST_URL && env.IMAGE_HOST_KEY
        ? { url: env.IMAGE_HOST_URL, key: env.IMAGE_HOST_KEY }
        : null,
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
  };
}

/** The database that the environment names, or null: for tests, which take nothing else from it. */
export const namedDatabase = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.MONGODB_URI?.trim() || null;

const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const required = [
  'MONGODB_URI',
  'JWT_SECRET',
  'FIREBASE_PROJECT_ID',
  'STRIPE_SECRET_KEY',
  'IMAGE_HOST_URL',
] as const;

const missingServices = (env: {
  MONGODB_URI: string | undefined;
  JWT_SECRET: string | undefined;
  FIREBASE_PROJECT_ID: string | undefined;
  STRIPE_SECRET_KEY: string | undefined;
  IMAGE_HOST_URL: string | undefined;
}) =>
  required
    .filter((name) => !env[name])
    .map(
      (name) =>
        `${name}: is required in production; set it, or set EMBEDDED=true to run on the built-in parts`,
    );
