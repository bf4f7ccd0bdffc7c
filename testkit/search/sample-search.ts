import { searchOf } from '../../graph/src/domains/catalog/search/product-filter.rules.ts';
import { EmbeddedSearch } from '../../graph/src/search/embedded/embedded-search.ts';
import { categories } from '../../sample-data/categories.ts';
import { type Find, forSale, judged } from './search-quality.ts';

/** Searches the sample products that are for sale by the embedded engine, as the first page of a list does. */
export async function openSampleSearch(): Promise<Find> {
  const engine = new EmbeddedSearch();
  const titled = categories.map(({ title }, at) => ({ id: `category ${at}`, title }));
  const byId = new Map(forSale.map((one, at) => [at.toString(16).padStart(24, '0'), one]));
  await engine.put(
    [...byId].map(([id, { product, category }]) => ({
      id,
      productName: product.name,
      body: product.body,
      location: product.place,
      condition: product.condition,
      categoryId: titled[categories.indexOf(category)]?.id ?? '',
      resalePrice: product.resale * 100,
      originalPrice: product.original * 100,
      yearsOfUsedProduct: product.years,
      advertisement: false,
      isSellerVerified: false,
    })),
  );
  return async (text) => {
    const found = await engine.search({
      conditions: searchOf({ text }, 'usd'),
      sort: 'RELEVANCE',
      first: judged,
      after: null,
      categories: titled,
      turn: 0,
    });
    return found.hits.map(({ id }) => byId.get(id)?.product.name ?? '');
  };
}
