import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { SearchedProduct } from '../search-engine.ts';
import { wordsOfProduct } from '../text/product-words.ts';
import { toIndexWords } from '../text/terms.ts';
import { AttributeColumns } from './attribute-columns.ts';
import { Vocabulary } from './vocabulary.ts';

const integerColumns = [
  ...(['resalePrice', 'originalPrice', 'isAdvertised', 'isSellerVerified'] as const),
  // Positions in `categoryIds` and `conditions`.
  ...(['category', 'condition'] as const),
  // Hundredths of a degree, and the number of the town in `towns`; `noPlace` without a place.
  ...(['latitude', 'longitude', 'town'] as const),
  // Start of a row's words in `words`, and the ends of name, accessories, description and location.
  ...(['wordsStart', 'nameEnd', 'accessoryEnd', 'bodyEnd', 'wordsEnd'] as const),
] as const;
const columnNames = [...integerColumns, 'years'] as const;

/** One column per number: a loop reads a column many times faster than a field of objects. */
type Columns = Record<(typeof integerColumns)[number], Int32Array> & { years: Float64Array };

const newColumns = (length: number): Columns => ({
  ...(Object.fromEntries(integerColumns.map((name) => [name, new Int32Array(length)])) as Record<
    (typeof integerColumns)[number],
    Int32Array
  >),
  years: new Float64Array(length),
});

export const conditions = Object.values(enumValues.Condition);

/** Stands for the coordinates and the town of a product without a place. */
export const noPlace = 2 ** 31 - 1;

const leastCapacity = 1_024;

/** All products for sale, a row each, in the order of their ids. */
export class ProductTable {
  readonly ids: string[] = [];
  readonly productNames: string[] = [];
  columns = newColumns(leastCapacity);
  #capacity = leastCapacity;
  readonly vocabulary = new Vocabulary();
  readonly attributes = new AttributeColumns(leastCapacity);
  readonly towns = new Vocabulary();
  /** The words of all rows by their numbers in the vocabulary, with gaps of removed rows. */
  words = new Int32Array(leastCapacity);
  #wordsUsed = 0;
  #wordsEnd = 0;
  /** Includes products that were removed. */
  readonly categoryIds: string[] = [];

  get length(): number {
    return this.ids.length;
  }

  put(product: SearchedProduct): void {
    const at = this.positionOf(product.id);
    if (this.ids[at] === product.id) this.#release(at);
    else this.#insert(at, product.id);
    this.productNames[at] = product.productName;
    const { name, accessories, body } = wordsOfProduct(product);
    const inPlace = toIndexWords(product.location);
    const wordsStart = this.#addWords([...name, ...accessories, ...body, ...inPlace]);
    this.vocabulary.countInPlace(
      this.words.subarray(this.#wordsEnd - inPlace.length, this.#wordsEnd),
      1,
    );
    const { place } = product;
    const row: Record<keyof Columns, number> = {
      latitude: place ? Math.round(100 * place.latitude) : noPlace,
      longitude: place ? Math.round(100 * place.longitude) : noPlace,
      town: place ? (this.towns.use([place.town])[0] as number) : noPlace,
      resalePrice: product.resalePrice,
      originalPrice: product.originalPrice,
      years: product.yearsOfUsedProduct,
      isAdvertised: Number(product.advertisement),
      isSellerVerified: Number(product.isSellerVerified),
      category: this.#categoryOf(product.categoryId),
      condition: conditions.indexOf(product.condition),
      wordsStart,
      nameEnd: wordsStart + name.length,
      accessoryEnd: wordsStart + name.length + accessories.length,
      bodyEnd: this.#wordsEnd - inPlace.length,
      wordsEnd: this.#wordsEnd,
    };
    for (const name of columnNames) this.columns[name][at] = row[name];
    this.attributes.put(at, product.attributes ?? []);
  }

  /** Keeps the rows that pass a test. */
  filter(isKept: (id: string) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.length; at += 1) {
      const id = this.ids[at] as string;
      if (!isKept(id)) {
        this.#release(at);
        continue;
      }
      if (kept < at) this.#move(at, kept);
      kept += 1;
    }
    this.ids.length = kept;
    this.productNames.length = kept;
  }

  /** The position of the first row whose id is not less. */
  positionOf(id: string): number {
    if ((this.ids.at(-1) ?? '') < id) return this.length;
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] as string) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The words of a row, by their numbers in the vocabulary. */
  wordsOf(row: number): Int32Array {
    const { wordsStart, wordsEnd } = this.columns;
    return this.words.subarray(wordsStart[row], wordsEnd[row]);
  }

  #insert(at: number, id: string): void {
    if (this.length === this.#capacity) this.#grow();
    for (const name of columnNames) this.columns[name].copyWithin(at + 1, at, this.length);
    this.attributes.insert(at, this.length);
    this.ids.splice(at, 0, id);
    this.productNames.splice(at, 0, '');
  }

  #move(from: number, to: number): void {
    for (const name of columnNames) this.columns[name][to] = this.columns[name][from] as number;
    this.attributes.move(from, to);
    this.ids[to] = this.ids[from] as string;
    this.productNames[to] = this.productNames[from] as string;
  }

  #grow(): void {
    this.#capacity *= 2;
    const larger = newColumns(this.#capacity);
    for (const name of columnNames) larger[name].set(this.columns[name]);
    this.columns = larger;
    this.attributes.grow(this.#capacity);
  }

  /** @returns their start */
  #addWords(words: readonly string[]): number {
    if (this.#wordsEnd + words.length > this.words.length) this.#makeRoom(words.length);
    const start = this.#wordsEnd;
    this.words.set(this.vocabulary.use(words), start);
    this.#wordsEnd += words.length;
    this.#wordsUsed += words.length;
    return start;
  }

  /** Releases the words, the town and the attributes of a row. */
  #release(at: number): void {
    this.attributes.release(at);
    const town = this.columns.town[at] as number;
    if (town !== noPlace) this.towns.release([town]);
    const [start, end] = [this.columns.wordsStart[at], this.columns.wordsEnd[at]] as [
      number,
      number,
    ];
    this.vocabulary.countInPlace(this.words.subarray(this.columns.bodyEnd[at], end), -1);
    this.vocabulary.release(this.words.subarray(start, end));
    this.#wordsUsed -= end - start;
    this.columns.wordsEnd[at] = start;
  }

  /** Moves the words of all rows together. */
  #makeRoom(more: number): void {
    const words = new Int32Array(Math.max(leastCapacity, 1.5 * (this.#wordsUsed + more)));
    const { wordsStart, nameEnd, accessoryEnd, bodyEnd, wordsEnd } = this.columns;
    let end = 0;
    for (let at = 0; at < this.length; at += 1) {
      const [start, last] = [wordsStart[at], wordsEnd[at]] as [number, number];
      words.set(this.words.subarray(start, last), end);
      for (const column of [wordsStart, nameEnd, accessoryEnd, bodyEnd, wordsEnd]) {
        column[at] = (column[at] as number) + end - start;
      }
      end += last - start;
    }
    [this.words, this.#wordsEnd] = [words, end];
  }

  #categoryOf(id: string): number {
    const known = this.categoryIds.indexOf(id);
    return known < 0 ? this.categoryIds.push(id) - 1 : known;
  }
}
