/** The engines that can replace embedded parts, and the load balancer, by environment variable. */
const engines = {
  MONGODB_URI: 'MongoDB',
  REDIS_URL: 'Redis',
  SEARCH_URL: 'OpenSearch',
  S3_ENDPOINT: 'S3',
  /** The program's path, such as `/usr/sbin/nginx`. */
  NGINX: 'nginx',
} as const;

const variables = Object.keys(engines) as (keyof typeof engines)[];

/** An engine's address in the environment; null if it isn't set. */
export const engineAddress = (variable: keyof typeof engines): string | null =>
  process.env[variable]?.trim() || null;

/** The engines with and without an address in the environment. */
export function configuredEngines() {
  const all = variables.map((variable) => ({
    variable,
    name: engines[variable],
    address: engineAddress(variable),
  }));
  return {
    tried: all.flatMap(({ address, ...engine }) => (address ? [{ ...engine, address }] : [])),
    skipped: all.filter(({ address }) => address === null),
  };
}

/** The engine variables in the environment whose names match. */
export const engineVariables = (beginning: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && beginning.test(name) ? [[name, value]] : [],
    ),
  );

/** Number of a shop's processes. */
export const processCount = (): number => Number(process.env.ENGINE_PROCESSES ?? 2);
