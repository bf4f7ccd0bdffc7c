/** The parameters of a GraphQL request. */
export type RequestParameters = {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
};

/** Keys that reach an object's prototype, also where they are escaped: the framework looks at them closely. */
const suspicious = /__proto__|constructor|\\u/;

/** Reads the body of a GraphQL request; null for all that the framework or Apollo Server may refuse. */
export function readParameters(text: string): RequestParameters | null {
  return suspicious.test(text) ? null : parametersOf(parse(text));
}

/** What a body asks that was parsed; null as above. */
export function parametersOf(body: unknown): RequestParameters | null {
  if (!isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string' || (extensions ?? null) !== null) return null;
  if (!isMissing(operationName) && typeof operationName !== 'string') return null;
  if (!isMissing(variables) && !isRecord(variables)) return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;
