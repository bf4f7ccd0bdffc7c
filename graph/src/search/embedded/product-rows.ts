import { enumValues } from '@fitness-zone/contract/enums.ts';
import { findableWords } from '@fitness-zone/contract/search/synonyms.ts';
import { toIndexWords } from '@fitness-zone/contract/search/terms.ts';
import type { SearchedProduct } from '../search-engine.ts';
import { Vocabulary } from './vocabulary.ts';

/** What is kept of a product. */
export type ProductRow = {
  id: string;
  productName: string;
  /** Numbers of the vocabulary: of the name, then of description and condition, then of the location. */
  words: number[];
  nameEnd: number;
  bodyEnd: number;
  /** Positions in `categoryIds` and `conditions`. */
  category: number;
  condition: number;
  resalePrice: number;
  originalPrice: number;
  years: number;
  isAdvertised: boolean;
  isSellerVerified: boolean;
};

export const conditions = Object.values(enumValues.Condition);

/** All products for sale, in the order of their ids. */
export class ProductRows {
  rows: ProductRow[] = [];
  readonly vocabulary = new Vocabulary();
  /** Of all products that are or were here. */
  readonly categoryIds: string[] = [];

  put(product: SearchedProduct): void {
    const at = this.positionOf(product.id);
    const known = this.rows[at]?.id === product.id ? this.rows[at] : undefined;
    const row = this.#rowOf(product);
    if (known) this.vocabulary.release(known.words);
    if (known) this.rows[at] = row;
    else if (at === this.rows.length) this.rows.push(row);
    else this.rows.splice(at, 0, row);
  }

  remove(id: string): void {
    const at = this.positionOf(id);
    const row = this.rows[at];
    if (row?.id !== id) return;
    this.vocabulary.release(row.words);
    this.rows.splice(at, 1);
  }

  keepOnly(ids: ReadonlySet<string>): void {
    const kept = this.rows.filter(({ id }) => ids.has(id));
    for (const { id, words } of this.rows) if (!ids.has(id)) this.vocabulary.release(words);
    this.rows = kept;
  }

  /** The position of the first row whose id is not less. */
  positionOf(id: string): number {
    const last = this.rows.at(-1);
    if (!last || last.id < id) return this.rows.length;
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows[middle]?.id ?? '') < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rowOf({ body, location, ...product }: SearchedProduct): ProductRow {
    const inName = findableWords(product.productName);
    const other = new Set([...findableWords(body), ...toIndexWords(product.condition)]);
    for (const word of inName) other.delete(word);
    const inBody = [...other];
    const words = [...inName, ...inBody, ...toIndexWords(location)];
    return {
      id: product.id,
      productName: product.productName,
      words: this.vocabulary.use(words),
      nameEnd: inName.length,
      bodyEnd: inName.length + inBody.length,
      category: this.#categoryOf(product.categoryId),
      condition: conditions.indexOf(product.condition),
      resalePrice: product.resalePrice,
      originalPrice: product.originalPrice,
      years: product.yearsOfUsedProduct,
      isAdvertised: product.advertisement,
      isSellerVerified: product.isSellerVerified,
    };
  }

  #categoryOf(id: string): number {
    const known = this.categoryIds.indexOf(id);
    return known < 0 ? this.categoryIds.push(id) - 1 : known;
  }
}
