import type { Request } from '../api/api-client.ts';
import type { Permission, SampleCase } from '../permissions/permission.ts';

/** The address and body of a REST request. */
type RestRequest = {
  /** Takes the place of `:id` in the path. */
  id?: string;
  query?: Record<string, string | null | undefined>;
  payload?: object;
};

/** A mutation with all that tests of permission, input, repeats, consistency and the browser need of it. */
export type Mutation<Variables extends object> = Pick<Permission, 'may' | 'mayForOthers'> & {
  /** Good variables, about the records of a case; what `pick` changes in them stays good. */
  sample: (testCase: SampleCase) => Variables | Promise<Variables>;
  /** A selection of the answer, and its values once the sample was done. */
  effect: readonly [selection: string, answer: object];
  /** The path of REST that does the same, and how it takes the variables; null where there is none. */
  rest:
    | readonly [
        path: `${'POST' | 'PATCH' | 'DELETE'} /${string}`,
        parts: (variables: Variables) => RestRequest,
      ]
    | null;
};

/** Describes a mutation; the type of its variables is that of the sample. */
export const mutation = <Variables extends object>(
  described: Mutation<Variables>,
): Mutation<Variables> => described;

/** Does by REST what the mutation does with these variables. */
export function restRequest<Variables extends object>(
  { rest }: Mutation<Variables>,
  variables: Variables,
): Request & { method: 'POST' | 'PATCH' | 'DELETE' } {
  if (!rest) throw new Error('REST has no such path.');
  const [path, parts] = rest;
  const [method, address] = path.split(' ') as ['POST' | 'PATCH' | 'DELETE', string];
  const { id = '', query = {}, payload } = parts(variables);
  const given = Object.entries(query).filter(([, value]) => value != null) as [string, string][];
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return { method, url: `${address.replace(':id', id)}${search}`, ...(payload && { payload }) };
}

export const byId = ({ id }: { id: string }): RestRequest => ({ query: { id } });
export const byEmail = ({ email }: { email: string }): RestRequest => ({ query: { email } });
export const byUserId = ({ userId }: { userId: string }): RestRequest => ({ query: { userId } });
export const byPayment = ({ paymentId }: { paymentId: string }): RestRequest => ({
  query: { id: paymentId },
});
export const asBody = ({ input }: { input: object }): RestRequest => ({ payload: input });
/** The record in the address, and the rest of the input as the body. */
export const asBodyById = ({
  input: { id, ...payload },
}: {
  input: { id: string };
}): RestRequest => ({
  query: { id },
  payload,
});

/** One of several good values. */
export const oneOf = <Value>(values: readonly [Value, ...Value[]], pick = 0): Value =>
  values[pick % values.length] ?? values[0];
