import type { InputFields } from '../../inputs/constraint.ts';

export const MutationMarkThreadReadArgs = {
  threadId: {"type":"string","required":true,"maxLength":64},
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
