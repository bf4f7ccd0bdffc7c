import type { InputFields } from '../../inputs/constraint.ts';

export const QueryProductPreviewsArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":12,"maxLength":64},
} as const satisfies InputFields;
