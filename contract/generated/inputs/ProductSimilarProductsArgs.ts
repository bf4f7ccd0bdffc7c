import type { InputFields } from '../../constraint.ts';

export const ProductSimilarProductsArgs = {
  first: {"type":"integer","required":false,"max":12,"min":1},
} as const satisfies InputFields;
