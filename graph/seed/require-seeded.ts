/**
 * A value that the seeding has made before.
 * @throws when it is missing, naming what was looked for
 */
export function requireSeeded<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The sample data has no "${name}".`);
  return value;
}
