import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ClientConfig, SocialNetwork } from '@fitness-zone/contract/client-config.ts';
import { cardsSettings } from './cards.settings.ts';
import { checkEnvironment } from './check-environment.ts';
import { identitySettings } from './identity.settings.ts';
import { imageSettings } from './images.settings.ts';
import { mailSettings } from './mail.settings.ts';
import { mongodbSettings } from './mongodb.settings.ts';
import { payoutsSettings } from './payouts.settings.ts';
import { placesSettings } from './places.settings.ts';
import { redisSettings } from './redis.settings.ts';
import { s3Settings } from './s3.settings.ts';
import { searchSettings } from './search.settings.ts';

/** The checked configuration of the process. No other code reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws ConfigError listing every problem with its remedy
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = checkEnvironment(environment);
  const production = env.NODE_ENV === 'production';
  const cards = cardsSettings(env);
  const identity = identitySettings(env);
  const payouts = payoutsSettings(env, cards);
  const isEmbedded = identity.kind === 'emulator' && cards.kind === 'sandbox' && payouts.isOn;
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    /** The shop's address in browsers, without a slash at the end. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    identity,
    cards,
    payouts,
    /** Absolute, since child processes work in other folders. */
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    /** Lines for people instead of JSON. */
    plainLog: env.LOG_FORMAT === 'plain',
    build: { version: packageVersion, commit: env.COMMIT ?? null },
    /** Milliseconds for which a process that is about to stop still takes requests. */
    drainMs: 1000 * env.DRAIN_SECONDS,
    /** The key to the metrics. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** This machine may read them without the token, unless a proxy may forward requests from elsewhere. */
    localMetrics: !production && env.PUBLIC_URL === undefined,
    mongodbUri: env.MONGODB_URI ?? null,
    mongodb: mongodbSettings(env),
    redis: redisSettings(env, env.MONGODB_URI ?? null),
    search: searchSettings(env, env.MONGODB_URI ?? null),
    /** If null, the start makes one and stores it in the data folder. */
    givenJwtSecret: env.JWT_SECRET ?? null,
    currency: env.CURRENCY,
    /** The shop's name and address on receipts; no address lines unless configured. */
    receipts: { shopName: env.SHOP_NAME, shopAddress: addressLines(env.SHOP_ADDRESS) },
    /** The IANA name of the time zone for days and months. */
    timeZone: env.TIME_ZONE,
    /** Days such as `2026-12-25` that are no working days. */
    holidays: new Set(env.HOLIDAYS),
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    /** Opens the schema, the explorers and the description of the REST paths. */
    introspection: env.INTROSPECTION ?? !production,
    /** Whether signed-in people's browsers keep screens and pictures for offline use. */
    serviceWorker: env.SERVICE_WORKER,
    /** Number of products that an empty database gets at the first start. */
    seedProducts: (env.SEED ?? (!production || env.EMBEDDED)) ? env.SEED_PRODUCTS : 0,
    /**
     * Whether to tell the sample people's story. Needs embedded accounts, cards and payouts; never in production, where
     * there is no demo admin.
     */
    tellsStory: isEmbedded && !production && (env.SEED ?? true) === true,
    limits: {
      tokens: env.LIMIT_TOKENS,
      signUps: env.LIMIT_SIGN_UPS,
      payments: env.LIMIT_PAYMENTS,
      offers: env.LIMIT_OFFERS,
      productChanges: env.LIMIT_PRODUCT_CHANGES,
      savedSearches: env.LIMIT_SAVED_SEARCHES,
      uploads: env.LIMIT_UPLOADS,
      messages: env.LIMIT_MESSAGES,
      personalData: env.LIMIT_PERSONAL_DATA,
      /** Per day; the others are per minute. */
      pictures: env.LIMIT_PICTURES_PER_DAY,
      places: env.LIMIT_PLACES,
      requests: env.LIMIT_REQUESTS,
    },
    /** The most live connections of an account and of an address. */
    connections: {
      account: env.LIMIT_ACCOUNT_CONNECTIONS,
      address: env.LIMIT_ADDRESS_CONNECTIONS,
    },
    /** At most one of the two is set; without either, the shop stores photos itself. */
    imageHost: imageSettings(env),
    s3: s3Settings(env),
    mailServer: mailSettings(env),
    /** Push services that messages may be sent to; empty to send none. */
    pushHosts: env.PUSH_HOSTS,
    geocoder: placesSettings(env),
    /** The addresses of Google's account photos. A sign-in copies the photo from there. */
    profilePhotoOrigins: [3, 4, 5, 6].map((host) => `https://lh${host}.googleusercontent.com`),
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    socialLinks: socialLinks({
      Facebook: env.SOCIAL_FACEBOOK_URL,
      Instagram: env.SOCIAL_INSTAGRAM_URL,
      Twitter: env.SOCIAL_TWITTER_URL,
      YouTube: env.SOCIAL_YOUTUBE_URL,
    }),
  };
}

const addressLines = (address = ''): string[] =>
  address
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

const packageFile = new URL('../../../package.json', import.meta.url);
const packageVersion = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string })
  .version;

function socialLinks(urls: Record<SocialNetwork, string | undefined>): ClientConfig['socialLinks'] {
  const networks = Object.keys(urls) as SocialNetwork[];
  return networks.flatMap((network) => {
    const url = urls[network];
    return url ? [{ network, url }] : [];
  });
}
