/**
 * Limits how long work may take.
 * @param late the message of the error, or what makes it
 * @throws Error when it takes longer than so many milliseconds; what the work raises
 */
export function within<Result>(
  ms: number,
  work: PromiseLike<Result>,
  late: string | (() => Error),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(typeof late === 'string' ? new Error(late) : late());
    // A process that was busy itself reads first what has come meanwhile.
    const timer = setTimeout(() => setImmediate(refuse), ms);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
