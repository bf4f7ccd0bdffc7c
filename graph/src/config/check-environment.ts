import { type CleanedEnv, cleanEnv } from 'envalid';
import { isLoopback } from '../shared/network-address.ts';
import { stripeGroup } from './cards.settings.ts';
import { firebaseGroup } from './identity.settings.ts';
import { imageGroup } from './images.settings.ts';
import { mailGroup } from './mail.settings.ts';
import { feeFault } from './payouts.settings.ts';
import { servesSecurely } from './picture-origins.ts';
import { s3Group } from './s3.settings.ts';
import { type VariableName, variableNames, variables } from './variables.ts';

/** The configuration can't work. The message has a remedy for each problem, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Remedies = Partial<Record<VariableName, string>>;

const groups: { names: readonly VariableName[]; otherwise: string }[] = [
  firebaseGroup,
  stripeGroup,
  imageGroup,
  s3Group,
  mailGroup,
];

const requiredInProduction: readonly VariableName[] = [
  'MONGODB_URI',
  'JWT_SECRET',
  'FIREBASE_PROJECT_ID',
  'STRIPE_SECRET_KEY',
  'IMAGE_HOST_URL',
  'SMTP_URL',
];

/**
 * Checks each variable, then how they combine. An empty variable counts as absent.
 * @returns the values, with defaults for absent ones
 * @throws ConfigError with one line for each faulty variable: its name and the remedy
 */
export function checkEnvironment(environment: NodeJS.ProcessEnv): CleanedEnv<typeof variables> {
  const given = withoutEmpty(environment);
  const invalid: Remedies = {};
  const checked = cleanEnv(given, variables, {
    reporter: ({ errors }) => {
      for (const name of variableNames) {
        const error = errors[name];
        if (error) invalid[name] = error.message;
      }
    },
  });
  // A copy, since the original throws when a refused variable is read.
  const env = { ...checked };
  const production = env.NODE_ENV === 'production' && !env.EMBEDDED && !invalid.EMBEDDED;
  const remedies = {
    ...combinationRemedies(given, production),
    ...payoutRemedies(given, env, production, invalid),
    ...(!given.FIREBASE_PROJECT_ID && emulatorRemedies(given, env, invalid)),
    ...invalid,
  };
  const problems = variableNames.flatMap((name) =>
    remedies[name] ? [`${name}: ${remedies[name]}.`] : [],
  );
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return env;
}

/** Faults of variables in combination, by the names of the variables present. */
function combinationRemedies(given: NodeJS.ProcessEnv, production: boolean): Remedies {
  const remedies = production ? productionRemedies(given) : {};
  for (const { names, otherwise } of groups) {
    const missing = names.filter((name) => !given[name]);
    if (missing.length === names.length) continue;
    for (const name of missing)
      remedies[name] = `is missing; set all of ${names.join(', ')}, or ${otherwise}`;
  }
  for (const { name, isAtFault, remedy } of combinations)
    if (isAtFault(given)) remedies[name] = remedy;
  return remedies;
}

function productionRemedies(given: NodeJS.ProcessEnv): Remedies {
  const isGiven = (name: VariableName) =>
    given[name] || (name === 'IMAGE_HOST_URL' && given.S3_ENDPOINT);
  const missing = requiredInProduction.filter((name) => !isGiven(name));
  const remedy =
    'is required in production; set it, or set EMBEDDED=true to run on the embedded services';
  return Object.fromEntries(missing.map((name) => [name, remedy]));
}

/** Variables that need or contradict others; of two remedies for a variable, the later one counts. */
const combinations: {
  name: VariableName;
  isAtFault: (given: NodeJS.ProcessEnv) => unknown;
  remedy: string;
}[] = [
  {
    name: 'S3_ENDPOINT',
    isAtFault: (given) => given.S3_PUBLIC_URL && !given.S3_ENDPOINT,
    remedy: 'is missing; set it with the other S3_* variables, or remove S3_PUBLIC_URL',
  },
  {
    name: 'S3_ENDPOINT',
    isAtFault: (given) => given.IMAGE_HOST_URL && given.S3_ENDPOINT,
    remedy: 'contradicts IMAGE_HOST_URL; remove the one or the other',
  },
  {
    name: 'IMAGE_HOST_ORIGINS',
    isAtFault: ({ IMAGE_HOST_URL: url, IMAGE_HOST_ORIGINS: origins }) =>
      url && !origins && !servesSecurely(url),
    remedy:
      'is missing; set it to the https origin of the pictures, since that of IMAGE_HOST_URL is not',
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_URL',
    isAtFault: (given) =>
      given.FIREBASE_AUTH_EMULATOR_URL && firebaseGroup.names.some((name) => given[name]),
    remedy: 'contradicts the hosted FIREBASE_* variables; remove the one or the others',
  },
];

/** A shop that takes money but can't pay it out must confirm this explicitly. */
function payoutRemedies(
  given: NodeJS.ProcessEnv,
  env: CleanedEnv<typeof variables>,
  production: boolean,
  invalid: Remedies,
): Remedies {
  const isHosted = stripeGroup.names.every((name) => given[name]);
  const isSilent = isHosted && !given.STRIPE_CONNECT_WEBHOOK_SECRET;
  const fault = invalid.FEE_FIXED || invalid.CURRENCY ? null : feeFault(env);
  return {
    ...(isSilent &&
      (env.PAYOUTS ?? production) && {
        STRIPE_CONNECT_WEBHOOK_SECRET:
          'is missing; set it, or set PAYOUTS=off if sellers are paid outside the shop',
      }),
    ...(fault && { FEE_FIXED: fault }),
  };
}

/**
 * The Auth emulator accepts unsigned tokens: anyone who reaches its shop can sign in as anyone. Such a shop must only
 * be reachable from its own machine.
 */
function emulatorRemedies(
  given: NodeJS.ProcessEnv,
  env: CleanedEnv<typeof variables>,
  invalid: Remedies,
): Remedies {
  const why =
    'the Auth emulator, with which anyone who reaches the shop can sign in as anyone; set the FIREBASE_* variables, or';
  const remedies: Remedies = {};
  if (!invalid.HOST && !isLoopback(env.HOST))
    remedies.HOST = `must be a loopback address with ${why} leave it at 127.0.0.1`;
  if (!invalid.TRUST_PROXY && !/^(false|0+)?$/.test(given.TRUST_PROXY ?? ''))
    remedies.TRUST_PROXY = `must not be set with ${why} remove it`;
  if (env.PUBLIC_URL && !invalid.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname))
    remedies.PUBLIC_URL = `must be an address of this machine with ${why} remove it`;
  return remedies;
}

const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const trimmed = value?.trim();
      return trimmed ? [[name, trimmed]] : [];
    }),
  );
