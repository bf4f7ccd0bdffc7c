import { expect } from 'vitest';

/** With all that a failing test should show. */
export type Outcome<Result> = {
  /** Null when it succeeded, else the code (GraphQL) or the status (REST) of the refusal. */
  refusal: string | number | null;
  result: Result;
  /** The errors of GraphQL, where the whole answer is an error: code and field as in a mutation's answer. */
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

  /** With another view of its result. */
  map<Next>(view: (result: Result) => Next): ApiRequest<Next> {
    return new ApiRequest(
      this.#outcome.then(({ refusal, result, transcript }) => ({
        refusal,
        transcript,
        result: refusal === null ? view(result) : (undefined as Next),
      })),
    );
  }

  /** Expects a refusal: its code through GraphQL, its status through REST. Gives the whole answer. */
  async refused(code: string | number): Promise<Result> {
    const { refusal, result, transcript } = await this.#outcome;
    expect(refusal, transcript).toBe(code);
    return result;
  }

  /** Resolves however it ended. */
  settled(): Promise<Outcome<Result>> {
    return this.#outcome;
  }
}
