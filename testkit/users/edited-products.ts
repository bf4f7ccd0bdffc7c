import { aPictureUrl, aProduct, type ProductInput } from '../factories.ts';
import type { TestUser } from './create-users.ts';

/** Photos of an edit, of which the first is another cover. */
export const twoPhotos = [
  { url: aPictureUrl('beaded'), description: 'From its side' },
  { url: aPictureUrl(), description: '' },
];

/** With what it was posted with. */
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

/** All that a viewer sees of a product that an edit may change. */
export async function shownProduct(viewer: TestUser, { id }: { id: string }) {
  const query = `query ($id: ID!) { product(id: $id) { ${fields} } }`;
  const { product } = await viewer.graphql<{ product: Record<string, unknown> }>(query, { id });
  return product;
}
