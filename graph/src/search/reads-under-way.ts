/** Reads of products under way, which may return the state before a concurrent write. */
export class ReadsUnderWay {
  readonly #outdated = new Set<Set<string>>();

  /** @param read gets the ids whose older state it may return, a set that grows during the read */
  async run<Result>(read: (outdated: ReadonlySet<string>) => Promise<Result>): Promise<Result> {
    const outdated = new Set<string>();
    this.#outdated.add(outdated);
    try {
      return await read(outdated);
    } finally {
      this.#outdated.delete(outdated);
    }
  }

  /** Marks records as outdated in all reads under way except the one that has just read them. */
  outdate(ids: Iterable<string>, by?: ReadonlySet<string>): void {
    for (const outdated of this.#outdated) {
      if (outdated !== by) for (const id of ids) outdated.add(id);
    }
  }
}
