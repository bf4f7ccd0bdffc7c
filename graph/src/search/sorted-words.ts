/** Words by the alphabet, to find those that begin alike. New ones are put in place when words are asked for. */
export class SortedWords {
  #sorted: string[] = [];
  #added: string[] = [];

  /** Adds a word that is not there yet. */
  add(word: string): void {
    this.#added.push(word);
  }

  /** Whether a word begins so. */
  hasStart(prefix: string): boolean {
    this.#settle();
    return this.#sorted[this.#placeOf(prefix)]?.startsWith(prefix) ?? false;
  }

  /** The words that begin so. */
  startingWith(prefix: string): string[] {
    this.#settle();
    const start = this.#placeOf(prefix);
    let end = start;
    while (this.#sorted[end]?.startsWith(prefix)) end += 1;
    return this.#sorted.slice(start, end);
  }

  #settle(): void {
    if (this.#added.length > 50) this.#sorted = [...this.#sorted, ...this.#added].sort(byCodeUnits);
    else for (const word of this.#added) this.#sorted.splice(this.#placeOf(word), 0, word);
    this.#added = [];
  }

  /** Where a word is, or would be. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1);
