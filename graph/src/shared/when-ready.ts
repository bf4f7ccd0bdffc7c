/** A value, or the promise of one. */
export type Eventually<Value> = Value | Promise<Value>;

/**
 * What `then` makes of a value: at once where it is there, since a promise for each field of each record
 * costs more than what they wait for.
 */
export const whenReady = <Value, Result>(
  value: Eventually<Value>,
  then: (value: Value) => Eventually<Result>,
): Eventually<Result> => (value instanceof Promise ? value.then(then) : then(value));
