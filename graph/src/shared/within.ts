/**
 * What the work gives.
 * @throws Error with the message when it takes longer than so many milliseconds; what the work raises
 */
export function within<Result>(
  ms: number,
  work: PromiseLike<Result>,
  message: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
