/** Reads of products that are under way. What one gives may be the state before a write that came meanwhile. */
export class ReadsUnderWay {
  readonly #outdated = new Set<Set<string>>();

  /** @param read is given the ids of what it may give an older state of; they become more while it reads */
  async run<Result>(read: (outdated: ReadonlySet<string>) => Promise<Result>): Promise<Result> {
    const outdated = new Set<string>();
    this.#outdated.add(outdated);
    try {
      return await read(outdated);
    } finally {
      this.#outdated.delete(outdated);
    }
  }

  /** Notes that all reads under way may give an older state of some records, but for the one that has just read them. */
  outdate(ids: Iterable<string>, by?: ReadonlySet<string>): void {
    for (const outdated of this.#outdated) {
      if (outdated !== by) for (const id of ids) outdated.add(id);
    }
  }
}
