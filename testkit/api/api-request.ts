import { expect } from 'vitest';

export type Outcome<Result> = {
  /** Null after success, otherwise the refusal's code (GraphQL) or status (REST). */
  refusal: string | number | null;
  result: Result;
  /** GraphQL's errors when the whole answer is one; code and field as in a mutation's answer. */
  errors?: { message: string; code?: string; field?: string }[];
  /** The request and its answer in words. */
  transcript: string;
};

/**
 * A request under way. Awaited, it gives its result and fails the test on a refusal; `refused`
 * expects one instead.
 */
export class ApiRequest<Result> implements PromiseLike<Result> {
  readonly #outcome: Promise<Outcome<Result>>;

  constructor(outcome: Promise<Outcome<Result>>) {
    this.#outcome = outcome;
  }

  // biome-ignore lint/suspicious/noThenProperty: an attempt is awaited like a promise, and asked more than one.
  then<Kept = Result, Missed = never>(
    keep?: ((result: Result) => Kept | PromiseLike<Kept>) | null,
    miss?: ((reason: unknown) => Missed | PromiseLike<Missed>) | null,
  ): Promise<Kept | Missed> {
    const succeeded = this.#outcome.then(({ refusal, result, transcript }) => {
      if (refusal !== null) throw new Error(`refused (${refusal})\n${transcript}`);
      return result;
    });
    return succeeded.then(keep, miss);
  }

  /** Transforms the result. */
  map<Next>(view: (result: Result) => Next): ApiRequest<Next> {
    return new ApiRequest(
      this.#outcome.then(({ refusal, result, transcript }) => ({
        refusal,
        transcript,
        result: refusal === null ? view(result) : (undefined as Next),
      })),
    );
  }

  /** Expects a refusal: its code in GraphQL, its status in REST. Resolves to the whole answer. */
  async refused(code: string | number): Promise<Result> {
    const { refusal, result, transcript } = await this.#outcome;
    expect(refusal, transcript).toBe(code);
    return result;
  }

  /** Resolves whether it succeeded or was refused. */
  settled(): Promise<Outcome<Result>> {
    return this.#outcome;
  }
}
