import { hash } from 'node:crypto';
import { wordsWithSynonyms } from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { type Bits, emptyBits, hasBit, numbersOf, setBit, widened } from './bits.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { ProductOrders } from './product-orders.ts';
import { SetsByName } from './sets-by-name.ts';
import { WordIndex } from './word-index.ts';

/** A product of the index; of its texts a digest, to tell whether they are the same. */
type Entry = Omit<IndexedProduct, 'body' | 'location' | 'advertisement'> & { texts: string };

const fields = ['productName', 'body', 'location'] as const;
const leastCapacity = 1024;

/**
 * All products for sale, numbered in the order in which they came. A product that changes gets another number, and
 * numbers that are no more stay where they are until they are as many as the others; `live` says which count.
 */
export class SearchIndex {
  #capacity = leastCapacity;
  #entries: Entry[] = [];
  readonly #numberOfId = new Map<string, number>();
  /** The products for sale. */
  live: Bits = emptyBits(leastCapacity);
  advertised: Bits = emptyBits(leastCapacity);
  ofVerifiedSellers: Bits = emptyBits(leastCapacity);
  categories = new SetsByName(leastCapacity);
  conditions = new SetsByName(leastCapacity);
  #sellers = new SetsByName(leastCapacity);
  readonly #verifiedSellers = new Set<string>();
  words = eachField(() => new WordIndex(leastCapacity));
  orders = this.#newOrders();
  /** By number, in arrays of their own, since filters read all of them. */
  prices: number[] = [];
  years: number[] = [];
  #newestId: string | null = null;
  /** How often anything changed. */
  version = 0;
  /** How often the products got other numbers. */
  generation = 0;
  /** Whether the numbers are in the order of the ids. */
  isInOrderOfIds = true;

  /** How many products there are. */
  get size(): number {
    return this.#numberOfId.size;
  }

  /** The length of all sets, in numbers. */
  get capacity(): number {
    return this.#capacity;
  }

  /** The ids of all products. */
  ids(): Iterable<string> {
    return this.#numberOfId.keys();
  }

  /** The greatest id that was ever here; null for none. */
  newestId(): string | null {
    return this.#newestId;
  }

  /** The product of a number. */
  entry(number: number): Entry {
    return this.#entries[number] as Entry;
  }

  /** Adds a product, or puts it in the place of what was known of it. */
  put({ body, location, advertisement, ...product }: IndexedProduct): void {
    const texts = hash('sha1', `${product.productName}\n${body}\n${location}`, 'base64');
    const known = this.#numberOfId.get(product.id);
    if (known !== undefined && isSame(this.entry(known), { ...product, texts })) {
      if (hasBit(this.advertised, known) === advertisement) return;
      this.version += 1;
      setBit(this.advertised, known, advertisement);
      return;
    }
    this.remove(product.id);
    this.version += 1;
    if (this.#entries.length === this.#capacity) this.#makeRoom();
    const number = this.#entries.length;
    if (this.#newestId !== null && this.#newestId > product.id) this.isInOrderOfIds = false;
    else this.#newestId = product.id;
    this.#append({ ...product, texts });
    setBit(this.live, number);
    setBit(this.advertised, number, advertisement);
    this.words.productName.add(number, wordsWithSynonyms(product.productName));
    this.words.body.add(number, wordsWithSynonyms(body));
    this.words.location.add(number, wordsOf(location));
  }

  /** Takes a product out. */
  remove(id: string): void {
    const number = this.#numberOfId.get(id);
    if (number === undefined) return;
    this.version += 1;
    this.#numberOfId.delete(id);
    setBit(this.live, number, false);
  }

  /** Whether a seller has products here. */
  hasSeller(id: string): boolean {
    return this.#sellers.has(id);
  }

  /** The ids of all sellers. */
  sellerIds(): Iterable<string> {
    return this.#sellers.names();
  }

  /** Says whether a seller is verified, whose products may be here already or come later. */
  setVerified(sellerId: string, isVerified: boolean): void {
    if (isVerified === this.#verifiedSellers.has(sellerId)) return;
    if (isVerified) this.#verifiedSellers.add(sellerId);
    else this.#verifiedSellers.delete(sellerId);
    this.version += 1;
    const numbers = numbersOf(this.#sellers.get(sellerId));
    for (const number of numbers) setBit(this.ofVerifiedSellers, number, isVerified);
  }

  #append(entry: Entry): void {
    const number = this.#entries.push(entry) - 1;
    this.#numberOfId.set(entry.id, number);
    this.prices.push(entry.resalePrice);
    this.years.push(entry.yearsOfUsedProduct);
    // The names are shared, so that they are in memory once.
    entry.categoryId = this.categories.add(entry.categoryId, number);
    entry.condition = this.conditions.add(entry.condition, number) as Entry['condition'];
    entry.sellerId = this.#sellers.add(entry.sellerId, number);
    setBit(this.ofVerifiedSellers, number, this.#verifiedSellers.has(entry.sellerId));
    this.orders.add(number);
  }

  /** Forgets dead numbers where they are as many as the others, else doubles the capacity. */
  #makeRoom(): void {
    if (2 * this.size <= this.#entries.length) this.#renumber();
    else {
      this.#capacity *= 2;
      for (const sets of [this.categories, this.conditions, this.#sellers])
        sets.grow(this.#capacity);
      for (const field of fields) this.words[field].grow(this.#capacity);
      for (const set of ['live', 'advertised', 'ofVerifiedSellers'] as const) {
        this[set] = widened(this[set], this.#capacity);
      }
    }
  }

  #renumber(): void {
    const entries = this.#entries;
    this.generation += 1;
    const remaining = numbersOf(this.live).sort((a, b) =>
      this.entry(a).id < this.entry(b).id ? -1 : 1,
    );
    const advertised = this.advertised;
    this.#capacity = Math.max(leastCapacity, 2 ** Math.ceil(Math.log2(2 * remaining.length)));
    this.words = eachField((field) => this.words[field].renumbered(remaining, this.#capacity));
    this.#entries = [];
    [this.prices, this.years] = [[], []];
    [this.categories, this.conditions, this.#sellers] = [0, 0, 0].map(
      () => new SetsByName(this.#capacity),
    ) as [SetsByName, SetsByName, SetsByName];
    [this.live, this.advertised, this.ofVerifiedSellers] = [0, 0, 0].map(() =>
      emptyBits(this.#capacity),
    ) as [Bits, Bits, Bits];
    this.orders = this.#newOrders();
    this.isInOrderOfIds = true;
    for (const [place, number] of remaining.entries()) {
      this.#append(entries[number] as Entry);
      setBit(this.live, place);
      setBit(this.advertised, place, hasBit(advertised, number));
    }
  }

  #newOrders(): ProductOrders {
    return new ProductOrders((number) => this.entry(number));
  }
}

const eachField = <Value>(make: (field: (typeof fields)[number]) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<
    (typeof fields)[number],
    Value
  >;

const isSame = (one: Entry, other: Entry): boolean =>
  Object.entries(other).every(([field, value]) => one[field as keyof Entry] === value);
