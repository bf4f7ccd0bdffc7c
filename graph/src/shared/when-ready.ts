export type Eventually<Value> = Value | Promise<Value>;

/**
 * Applies `then` at once where the value is there: a promise for each field of each record costs more than what they
 * wait for.
 */
export const whenReady = <Value, Result>(
  value: Eventually<Value>,
  then: (value: Value) => Eventually<Result>,
): Eventually<Result> => (value instanceof Promise ? value.then(then) : then(value));
