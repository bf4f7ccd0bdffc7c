import type { Permission, SampleCase } from '../permissions/permission.ts';

/** A mutation with everything that tests of permissions, input, repeats, consistency and the browser need. */
export type Mutation<Variables extends object> = Pick<Permission, 'may' | 'mayForOthers'> & {
  /** Valid variables for the records of a case; values that `pick` changes stay valid. */
  sample: (testCase: SampleCase) => Variables | Promise<Variables>;
  /** A selection of the answer, and its expected values after the sample. */
  effect: readonly [selection: string, answer: object];
};

/** Describes a mutation; infers the type of its variables from the sample. */
export const mutation = <Variables extends object>(
  described: Mutation<Variables>,
): Mutation<Variables> => described;

/** One of several valid values. */
export const oneOf = <Value>(values: readonly [Value, ...Value[]], pick = 0): Value =>
  values[pick % values.length] ?? values[0];
