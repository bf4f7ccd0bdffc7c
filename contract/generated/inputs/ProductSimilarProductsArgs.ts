import type { InputFields } from '../../inputs/constraint.ts';

export const ProductSimilarProductsArgs = {
  first: {"type":"integer","required":false,"max":12,"min":1},
} as const satisfies InputFields;
