import type {
  MarkSoldElsewhereMutationOptions,
  PauseProductMutationOptions,
  RelistProductMutationOptions,
  ResumeProductMutationOptions,
} from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../product.cache.ts';

graphql(`
  mutation PauseProduct($id: ID!) {
    pauseProduct(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Pauses a product. */
export const pauseProductOptions: PauseProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.pauseProduct.product?.id),
};

graphql(`
  mutation ResumeProduct($id: ID!) {
    resumeProduct(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Puts a paused product back on sale. */
export const resumeProductOptions: ResumeProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.resumeProduct.product?.id),
};

graphql(`
  mutation MarkSoldElsewhere($id: ID!) {
    markSoldElsewhere(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Marks a product as sold outside the shop. */
export const markSoldElsewhereOptions: MarkSoldElsewhereMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.markSoldElsewhere.product?.id),
};

graphql(`
  mutation RelistProduct($id: ID!) {
    relistProduct(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Relists a product that was marked as sold elsewhere. */
export const relistProductOptions: RelistProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.relistProduct.product?.id),
};
