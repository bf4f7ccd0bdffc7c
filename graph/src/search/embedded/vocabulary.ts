/** The words of all rows, each with a number; a number that no row uses is given to another word. */
export class Vocabulary {
  /** By number; empty for a number that nothing uses. */
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #uses: number[] = [];
  readonly #unused: number[] = [];

  /** The numbers of words, each of which is used once more. */
  use(words: readonly string[]): number[] {
    return words.map((word) => {
      const number = this.#numbers.get(word) ?? this.#add(word);
      this.#uses[number] = (this.#uses[number] ?? 0) + 1;
      return number;
    });
  }

  /** Takes back one use of each number. */
  release(numbers: Iterable<number>): void {
    for (const number of numbers) {
      const uses = (this.#uses[number] ?? 0) - 1;
      this.#uses[number] = uses;
      if (uses > 0) continue;
      this.#numbers.delete(this.words[number] ?? '');
      this.words[number] = '';
      this.#unused.push(number);
    }
  }

  #add(word: string): number {
    const number = this.#unused.pop() ?? this.words.length;
    this.words[number] = word;
    this.#numbers.set(word, number);
    return number;
  }
}
