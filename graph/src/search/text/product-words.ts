import type { SearchedProduct } from '../search-engine.ts';
import { attributeWords } from './attribute-words.ts';
import { toIndexWords } from './terms.ts';

/** Starts the accessories in a product's name: `Curl Bar with Plates` are no plates. */
const accessory = /\b(?:with|incl|includes|including|plus)\b/i;

/** The words of a product, each where it counts most. */
export function wordsOfProduct(
  product: Pick<SearchedProduct, 'productName' | 'body' | 'condition' | 'attributes'>,
) {
  const { productName } = product;
  const end = productName.search(accessory);
  const name = toIndexWords(end > 0 ? productName.slice(0, end) : productName);
  const whole = new Set(end > 0 ? [...name, ...toIndexWords(productName)] : name);
  const { maker, others } = attributeWords(product.attributes ?? []);
  for (const word of maker) whole.add(word);
  const all = new Set([
    ...whole,
    ...toIndexWords(product.body),
    ...toIndexWords(product.condition),
    ...others,
  ]);
  return {
    name,
    accessories: [...whole].slice(name.length),
    body: [...all].slice(whole.size),
  };
}
