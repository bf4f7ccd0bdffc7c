import type { InputFields } from '../../inputs/constraint.ts';

export const MutationDeleteBookingProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
