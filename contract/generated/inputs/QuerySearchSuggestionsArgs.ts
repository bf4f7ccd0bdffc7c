import type { InputFields } from '../../inputs/constraint.ts';

export const QuerySearchSuggestionsArgs = {
  text: {"type":"string","required":true,"maxLength":200},
  first: {"type":"integer","required":false,"max":10,"min":1},
} as const satisfies InputFields;
