/** The engines that can take over from the embedded parts, and the balancer, by the variable that names each. */
const engines = {
  MONGODB_URI: 'MongoDB',
  REDIS_URL: 'Redis',
  SEARCH_URL: 'OpenSearch',
  S3_ENDPOINT: 'S3',
  /** Its program, such as `/usr/sbin/nginx`. */
  NGINX: 'nginx',
} as const;

const variables = Object.keys(engines) as (keyof typeof engines)[];

/** Where the environment says that an engine is; null if it doesn't. */
export const engineAddress = (variable: keyof typeof engines): string | null =>
  process.env[variable]?.trim() || null;

/** The engines that the environment names, and those that it doesn't. */
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

/** The variables of engines in the environment whose names begin so. */
export const engineVariables = (beginning: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && beginning.test(name) ? [[name, value]] : [],
    ),
  );

/** Number of a shop's processes. */
export const processCount = (): number => Number(process.env.ENGINE_PROCESSES ?? 2);
