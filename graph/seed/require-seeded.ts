/**
 * A value that the seeding made earlier.
 * @throws when it is missing, with its name
 */
export function requireSeeded<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The sample data has no "${name}".`);
  return value;
}
