/** The way from the server to a browser, on which answers to queries can be kept waiting. */
export function delayResponses() {
  let gate: PromiseWithResolvers<void> | null = null;
  let waiting = 0;
  let onArrival = () => {};
  return {
    /** Keeps the answers to queries waiting from now on, those to mutations never. */
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
    /** Resolves when so many answers wait. */
    holds: (count: number) =>
      new Promise<void>((resolve) => {
        onArrival = () => waiting >= count && resolve();
        onArrival();
      }),
    /** An answer is on its way; resolves when it is through. */
    async carry(query: string) {
      if (!gate || !query.startsWith('query')) return;
      waiting += 1;
      onArrival();
      await gate.promise;
    },
  };
}

export type DelayedResponses = ReturnType<typeof delayResponses>;
