import { type Attribute, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { Types } from '@opensearch-project/opensearch';
import type { SearchedProduct } from '../search-engine.ts';
import { isKind } from '../synonyms/synonyms.ts';
import { wordsOfProduct } from '../text/product-words.ts';
import { stemOf } from '../text/stem.ts';
import { toIndexWords } from '../text/terms.ts';

type Property = Types.Common_Mapping.Property;

/** Raise it when `documentOf` or the rules of `text/` change the document of an unchanged product. */
const documentsRevision = 4;

const keyword = { type: 'keyword' } as const;
const words = { type: 'keyword', doc_values: false } as const;

/** Numbers of attributes have three decimals. */
export const thousandths = 1_000;

const ofAttribute: Record<Attribute['type'], Property> = {
  number: { type: 'long' },
  boolean: { type: 'boolean' },
  choice: { type: 'object', properties: { folded: keyword, spelt: keyword } },
  text: { type: 'object', properties: { folded: keyword, spelt: keyword } },
};

/** The fields of a product's document. Texts are stored as words from `text/`, so no analyzer is needed. */
const properties: Record<string, Property> = {
  id: keyword,
  productName: keyword,
  // Each word, and its stem behind `stemMark`.
  name: { ...words, copy_to: ['nameOrAccessories', 'nameOrLocation', 'words'] },
  accessories: { ...words, copy_to: ['nameOrAccessories', 'words'] },
  body: { ...words, copy_to: 'words' },
  location: { ...words, copy_to: ['nameOrLocation', 'words'] },
  nameOrAccessories: words,
  nameOrLocation: words,
  words,
  /** All words without their stems, for spelling corrections. */
  spelt: keyword,
  namesKind: { type: 'boolean' },
  categoryId: keyword,
  condition: keyword,
  town: keyword,
  sellerId: keyword,
  isSellerVerified: { type: 'boolean' },
  advertisement: { type: 'boolean' },
  resalePrice: { type: 'long' },
  /** The difference between the original price and the price, negated. */
  minusSaving: { type: 'long' },
  years: { type: 'double' },
  at: { type: 'geo_point' },
  attributes: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, { type, filters }]) =>
        filters ? [[name, ofAttribute[type]]] : [],
      ),
    ),
  },
};

/** The settings of a new index. */
export const indexBody = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // Explicit, since an index without recent searches isn't refreshed by default.
    refresh_interval: '1s',
  },
  mappings: { dynamic: false, _source: { enabled: false }, properties },
} as const;

/** Identifies the documents and the mapping of an index. */
export const layout = JSON.stringify([documentsRevision, indexBody]);

export const stemMark = '~';

const withStems = (all: readonly string[]): string[] => [
  ...new Set(all.flatMap((word) => [word, stemMark + stemOf(word)])),
];

/** The indexed form of a product. */
export function documentOf(product: SearchedProduct) {
  const { name, accessories, body } = wordsOfProduct(product);
  const location = toIndexWords(product.location);
  const { place } = product;
  return {
    id: product.id,
    productName: product.productName,
    name: withStems(name),
    accessories: withStems(accessories),
    body: withStems(body),
    location: withStems(location),
    spelt: [...new Set([...name, ...accessories, ...body, ...location])],
    namesKind: name.some((word) => isKind(stemOf(word))),
    categoryId: product.categoryId,
    condition: product.condition,
    sellerId: product.sellerId,
    isSellerVerified: product.isSellerVerified,
    advertisement: product.advertisement,
    resalePrice: product.resalePrice,
    minusSaving: product.resalePrice - product.originalPrice,
    years: product.yearsOfUsedProduct,
    ...(place && { town: place.town, at: { lat: place.latitude, lon: place.longitude } }),
    attributes: Object.fromEntries(
      (product.attributes ?? []).flatMap(({ name, value }) =>
        attributes[name]?.filters ? [[name, indexedValue(value)]] : [],
      ),
    ),
  };
}

function indexedValue(value: string | number | boolean) {
  if (typeof value === 'number') return Math.round(value * thousandths);
  return typeof value === 'boolean' ? value : { folded: fold(value), spelt: value };
}
