/**
 * Limits how long work may take.
 * @param late the error's message, or a function that makes the error
 * @throws Error if the work takes longer; the work's own errors
 */
export function within<Result>(
  ms: number,
  work: PromiseLike<Result>,
  late: string | (() => Error),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(typeof late === 'string' ? new Error(late) : late());
    // If the process itself was busy, it first reads the answers that have arrived meanwhile.
    const timer = setTimeout(() => setImmediate(refuse), ms);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
