import type { Permission, SampleCase } from '../permissions/permission.ts';

/** A mutation with all that tests of permission, input, repeats, consistency and the browser need of it. */
export type Mutation<Variables extends object> = Pick<Permission, 'may' | 'mayForOthers'> & {
  /** Good variables, about the records of a case; what `pick` changes in them stays good. */
  sample: (testCase: SampleCase) => Variables | Promise<Variables>;
  /** A selection of the answer, and its values once the sample was done. */
  effect: readonly [selection: string, answer: object];
};

/** Describes a mutation; the type of its variables is that of the sample. */
export const mutation = <Variables extends object>(
  described: Mutation<Variables>,
): Mutation<Variables> => described;

/** One of several good values. */
export const oneOf = <Value>(values: readonly [Value, ...Value[]], pick = 0): Value =>
  values[pick % values.length] ?? values[0];
