import { writtenProducts } from './sample-products.ts';

/** Whether the first start tells the story, which needs all written products. */
export const hasStory = ({
  tellsStory,
  seedProducts,
}: {
  tellsStory: boolean;
  seedProducts: number;
}): boolean => tellsStory && seedProducts >= writtenProducts;
