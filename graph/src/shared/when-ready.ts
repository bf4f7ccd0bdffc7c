export type Eventually<Value> = Value | Promise<Value>;

/**
 * Applies `then` synchronously if the value is available: a promise per field of each record would cost more than the
 * work.
 */
export const whenReady = <Value, Result>(
  value: Eventually<Value>,
  then: (value: Value) => Eventually<Result>,
): Eventually<Result> => (value instanceof Promise ? value.then(then) : then(value));
