/** A connection from server to browser that can delay answers to queries. */
export function delayResponses() {
  let gate: PromiseWithResolvers<void> | null = null;
  let waiting = 0;
  let onArrival = () => {};
  return {
    /** Delays answers to queries from now on, but never those to mutations. */
    block() {
      gate ??= Promise.withResolvers<void>();
    },
    isBlocked: () => gate !== null,
    /** Lets all answers through. */
    open() {
      gate?.resolve();
      gate = null;
      waiting = 0;
    },
    /** Resolves once this many answers are waiting. */
    holds: (count: number) =>
      new Promise<void>((resolve) => {
        onArrival = () => waiting >= count && resolve();
        onArrival();
      }),
    /** Resolves when an answer may arrive. */
    async carry(query: string) {
      if (!gate || !query.startsWith('query')) return;
      waiting += 1;
      onArrival();
      await gate.promise;
    },
  };
}

export type DelayedResponses = ReturnType<typeof delayResponses>;
