import { hash } from 'node:crypto';
import { wordsWithSynonyms } from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { type Bits, emptyBits, hasBit, numbersOf, setBit, widened } from './bits.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { NumberRanges } from './number-ranges.ts';
import { ProductGroups } from './product-groups.ts';
import { ProductOrders } from './product-orders.ts';
import { SetsByName } from './sets-by-name.ts';
import { WordIndex } from './word-index.ts';

/** A product of the index; of its texts a digest, to tell whether they are the same. */
type Entry = Omit<IndexedProduct, 'body' | 'location' | 'advertisement'> & { texts: string };

const fields = ['productName', 'body', 'location'] as const;
const leastCapacity = 1024;

/**
 * All products for sale, each with a number (`ProductGroups`). A product that changes gets another number, and numbers
 * that are no more stay where they are until they are as many as the others; `live` says which count.
 */
export class SearchIndex {
  #capacity = leastCapacity;
  #entries: Entry[] = [];
  readonly #numberOfId = new Map<string, number>();
  /** How many numbers products have or had. */
  #numbers = 0;
  #advertisedInOrder: readonly number[] | null = null;
  /** The products for sale. */
  live: Bits = emptyBits(leastCapacity);
  advertised: Bits = emptyBits(leastCapacity);
  ofVerifiedSellers: Bits = emptyBits(leastCapacity);
  groups = new ProductGroups(leastCapacity);
  #sellers = new SetsByName(leastCapacity);
  readonly #verifiedSellers = new Set<string>();
  words = eachField(() => new WordIndex(leastCapacity));
  orders = this.#newOrders();
  priceRanges = new NumberRanges(leastCapacity);
  yearRanges = new NumberRanges(leastCapacity);
  /** By number, in an array of their own, since many are read at once. */
  prices: number[] = [];
  #newestId: string | null = null;
  /** How often anything changed. */
  changeCount = 0;
  /** How often the products got other numbers. */
  renumberings = 0;

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

  /** The advertised products in the order of their ids, among others that are no more. */
  advertisedInOrder(): readonly number[] {
    this.#advertisedInOrder ??= Array.from(
      this.orders.inOrder('NEWEST').filter((number) => hasBit(this.advertised, number)),
    ).reverse();
    return this.#advertisedInOrder;
  }

  /** Adds a product, or puts it in the place of what was known of it. */
  put({ body, location, advertisement, ...product }: IndexedProduct): void {
    const texts = hash('sha1', `${product.productName}\n${body}\n${location}`, 'base64');
    const known = this.#numberOfId.get(product.id);
    if (known !== undefined && isSame(this.entry(known), { ...product, texts })) {
      if (hasBit(this.advertised, known) === advertisement) return;
      this.changeCount += 1;
      this.#setAdvertised(known, advertisement);
      return;
    }
    this.remove(product.id);
    this.changeCount += 1;
    if (this.#newestId === null || this.#newestId < product.id) this.#newestId = product.id;
    const number = this.#add({ ...product, texts });
    if (advertisement) this.#setAdvertised(number, true);
    this.words.productName.add(number, wordsWithSynonyms(product.productName));
    this.words.body.add(number, wordsWithSynonyms(body));
    this.words.location.add(number, wordsOf(location));
  }

  /** Takes a product out. */
  remove(id: string): void {
    const number = this.#numberOfId.get(id);
    if (number === undefined) return;
    this.changeCount += 1;
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
    this.changeCount += 1;
    const numbers = numbersOf(this.#sellers.get(sellerId));
    for (const number of numbers) setBit(this.ofVerifiedSellers, number, isVerified);
  }

  #setAdvertised(number: number, isAdvertised: boolean): void {
    setBit(this.advertised, number, isAdvertised);
    this.#advertisedInOrder = null;
  }

  /** @returns the number that the product has got */
  #add(entry: Entry): number {
    const number = this.#nextNumber(entry);
    const { categoryId, condition } = this.groups.groupOf(number);
    // The names are shared, so that they are in memory once.
    const sellerId = this.#sellers.add(entry.sellerId, number);
    this.#entries[number] = { ...entry, categoryId, condition, sellerId };
    this.#numbers += 1;
    this.#numberOfId.set(entry.id, number);
    this.prices[number] = entry.resalePrice;
    this.priceRanges.add(number, entry.resalePrice);
    this.yearRanges.add(number, entry.yearsOfUsedProduct);
    setBit(this.live, number);
    if (this.#verifiedSellers.has(sellerId)) setBit(this.ofVerifiedSellers, number);
    this.orders.add(number);
    return number;
  }

  #nextNumber(entry: Entry): number {
    const next = () => this.groups.nextNumber(entry.categoryId, entry.condition);
    let number = next();
    // Dead numbers are forgotten where they are as many as the others.
    if (number === null && 2 * this.size <= this.#numbers) {
      this.#renumber();
      number = next();
    }
    while (number === null) {
      this.#grow();
      number = next();
    }
    return number;
  }

  #grow(): void {
    this.#capacity *= 2;
    const { groups, priceRanges, yearRanges, words } = this;
    const growing = [groups, this.#sellers, priceRanges, yearRanges, ...Object.values(words)];
    for (const one of growing) one.grow(this.#capacity);
    for (const set of ['live', 'advertised', 'ofVerifiedSellers'] as const) {
      this[set] = widened(this[set], this.#capacity);
    }
  }

  #renumber(): void {
    const [entries, words, advertised] = [this.#entries, this.words, this.advertised];
    const remaining = numbersOf(this.live);
    this.renumberings += 1;
    this.#capacity = Math.max(leastCapacity, 2 ** Math.ceil(Math.log2(2 * remaining.length)));
    [this.#entries, this.prices, this.#numbers] = [[], [], 0];
    this.groups = new ProductGroups(this.#capacity);
    this.#sellers = new SetsByName(this.#capacity);
    this.priceRanges = new NumberRanges(this.#capacity);
    this.yearRanges = new NumberRanges(this.#capacity);
    this.words = eachField(() => new WordIndex(this.#capacity));
    [this.live, this.advertised, this.ofVerifiedSellers] = [0, 0, 0].map(() =>
      emptyBits(this.#capacity),
    ) as [Bits, Bits, Bits];
    this.orders = this.#newOrders();
    const numbers = new Map<number, number>();
    for (const before of remaining) {
      const number = this.#add(entries[before] as Entry);
      numbers.set(before, number);
      setBit(this.advertised, number, hasBit(advertised, before));
    }
    this.#advertisedInOrder = null;
    this.words = eachField((field) => words[field].renumbered(numbers, this.#capacity));
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
