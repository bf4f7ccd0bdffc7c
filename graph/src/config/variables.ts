import { makeExactValidator, str } from 'envalid';
import { cardsVariables } from './cards.settings.ts';
import { identityVariables } from './identity.settings.ts';
import { imageVariables } from './images.settings.ts';
import { mailVariables } from './mail.settings.ts';
import { mongodbVariables } from './mongodb.settings.ts';
import { payoutsVariables } from './payouts.settings.ts';
import { placesVariables } from './places.settings.ts';
import { pushVariables } from './push.settings.ts';
import { redisVariables } from './redis.settings.ts';
import { s3Variables } from './s3.settings.ts';
import { searchVariables } from './search.settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import {
  baseUrl,
  commit,
  currency,
  days,
  emails,
  flag,
  httpUrl,
  metricsToken,
  oneOf,
  optionalText,
  origins,
  secret,
  seed,
  tcpPort,
  timeZone,
  wholeNumber,
} from './validators.ts';

const perMinute = (standard: number, desc: string) =>
  wholeNumber({ default: standard, desc: `${desc}, per minute` });

/** Every environment variable that the server reads, with its validator and default. */
export const variables = {
  NODE_ENV: oneOf(['development', 'test', 'production'], 'development'),
  EMBEDDED: flag({ default: false }),
  HOST: str({ default: '127.0.0.1' }),
  PORT: tcpPort({ default: 4000 }),
  PUBLIC_URL: baseUrl({ default: undefined }),
  DRAIN_SECONDS: wholeNumber({ default: 1 }),
  DATA_DIR: str({ default: '.data' }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  LOG_FORMAT: oneOf(['plain', 'json'], process.stdout.isTTY ? 'plain' : 'json'),
  ...mongodbVariables,
  ...redisVariables,
  ...searchVariables,
  METRICS_TOKEN: metricsToken({ default: undefined }),
  COMMIT: commit({ default: undefined }),
  JWT_SECRET: secret({ default: undefined }),
  CURRENCY: currency({ default: 'USD' }),
  SHOP_NAME: str({ default: 'Fitness Zone' }),
  SHOP_ADDRESS: optionalText(),
  TIME_ZONE: timeZone({ default: 'UTC' }),
  HOLIDAYS: days({ default: [] }),
  ADMIN_EMAILS: emails({ default: [] }),
  CORS_ORIGINS: origins({ default: [] }),
  TRUST_PROXY: makeExactValidator(readTrustedProxies)({ default: () => false }),
  INTROSPECTION: flag({ default: undefined }),
  SERVICE_WORKER: flag({ default: true }),
  SEED: seed({ default: undefined }),
  SEED_PRODUCTS: wholeNumber({ default: 132 }),
  LIMIT_TOKENS: perMinute(300, 'token exchanges an account or address may make'),
  LIMIT_SIGN_UPS: perMinute(120, 'accounts an address may create'),
  LIMIT_PAYMENTS: perMinute(60, 'payment calls an account may make'),
  LIMIT_OFFERS: perMinute(60, 'offers an account may make, change or answer'),
  LIMIT_PRODUCT_CHANGES: perMinute(
    60,
    'times an account may post, edit, advertise or pause products',
  ),
  LIMIT_SAVED_SEARCHES: perMinute(30, 'searches an account may save or change'),
  LIMIT_UPLOADS: perMinute(60, 'pictures an account may upload'),
  LIMIT_MESSAGES: perMinute(
    120,
    'messages an account may send, steps of orders it may take, and bookings and reports it may make',
  ),
  LIMIT_PERSONAL_DATA: perMinute(10, 'times an account may ask for its personal data'),
  LIMIT_PLACES: perMinute(240, 'searches for places an account or address may make'),
  LIMIT_REQUESTS: perMinute(20_000, 'points that requests of an account or address may cost'),
  LIMIT_PICTURES_PER_DAY: wholeNumber({ default: 200, desc: 'photos of an account, per day' }),
  LIMIT_ACCOUNT_CONNECTIONS: wholeNumber({ default: 100, desc: 'open live connections' }),
  LIMIT_ADDRESS_CONNECTIONS: wholeNumber({ default: 500, desc: 'open live connections' }),
  SOCIAL_FACEBOOK_URL: httpUrl({ default: undefined }),
  SOCIAL_INSTAGRAM_URL: httpUrl({ default: undefined }),
  SOCIAL_TWITTER_URL: httpUrl({ default: undefined }),
  SOCIAL_YOUTUBE_URL: httpUrl({ default: undefined }),
  ...identityVariables,
  ...cardsVariables,
  ...payoutsVariables,
  ...imageVariables,
  ...s3Variables,
  ...mailVariables,
  ...pushVariables,
  ...placesVariables,
};

/** The name of an environment variable that the server reads. */
export type VariableName = keyof typeof variables;

/** The names of all variables, in the order in which problems are reported. */
export const variableNames = Object.keys(variables) as VariableName[];
