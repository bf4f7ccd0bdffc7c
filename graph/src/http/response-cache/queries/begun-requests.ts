import type { IncomingMessage } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../../../context/context.ts';
import type { SetHeader } from '../../request-points.ts';

/** What was done of a request before it was left to the framework, which does not do it again. */
export type BegunRequest = {
  /** Its context; its points were counted. */
  context?: Context;
  /** Why it has no context. */
  error?: unknown;
  /** What its execution gave. */
  result?: ExecutionResult;
  /** Why it was not carried out to the end. */
  failure?: unknown;
  ownHeaders: OwnHeaders;
};

const begun = new WeakMap<IncomingMessage, BegunRequest>();

/** Notes what was done of a request. */
export const setBegunRequest = (request: IncomingMessage, done: BegunRequest): void =>
  void begun.set(request, done);

/** What was done of a request before. */
export const begunRequestOf = (request: IncomingMessage): BegunRequest | undefined =>
  begun.get(request);

/** Headers that are set before it is known who answers. */
export class OwnHeaders {
  /** The headers as pairs; the last of a name counts. */
  readonly #pairs: string[] = [];
  #next: SetHeader | undefined;

  readonly set: SetHeader = (name, value) => {
    const before = this.#pairs.indexOf(name);
    if (before >= 0) this.#pairs[before + 1] = value;
    else this.#pairs.push(name, value);
    this.#next?.(name, value);
  };

  get pairs(): readonly string[] {
    return this.#pairs;
  }

  /** Sets them where the framework answers, and those that follow. */
  passTo(setHeader: SetHeader): void {
    this.#next = setHeader;
    for (let at = 0; at < this.#pairs.length; at += 2) {
      setHeader(this.#pairs[at] ?? '', this.#pairs[at + 1] ?? '');
    }
  }
}
