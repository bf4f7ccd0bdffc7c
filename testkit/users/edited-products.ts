import { aPictureUrl, aProduct, type ProductInput } from '../factories.ts';
import type { TestUser } from './create-users.ts';

/** The photos of an edit; the first is a new cover. */
export const twoPhotos = [
  { url: aPictureUrl('beaded'), description: 'From its side' },
  { url: aPictureUrl(), description: '' },
];

/** Posts a product; returns it with its input. */
export async function posted(seller: TestUser, overrides: Partial<ProductInput> = {}) {
  const input = aProduct(overrides);
  return { product: await seller.addProduct(input), input };
}

const fields = `
  productName body location phone yearsOfUsedProduct condition inStock revision
  resalePrice { amount } originalPrice { amount } previousPrice { amount }
  category { id title availableCount } image { url } images { image { url } description }
  edits { field revision }
  viewerCanEdit viewerCanPause viewerCanResume viewerCanMarkSoldElsewhere viewerCanRelist viewerCanDelete`;

/** All fields of a product that an edit may change, as a viewer sees them. */
export async function shownProduct(viewer: TestUser, { id }: { id: string }) {
  const query = `query ($id: ID!) { product(id: $id) { ${fields} } }`;
  const { product } = await viewer.graphql<{ product: Record<string, unknown> }>(query, { id });
  return product;
}
