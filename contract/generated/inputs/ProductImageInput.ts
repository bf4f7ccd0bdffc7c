import type { InputFields } from '../../inputs/constraint.ts';

export const ProductImageInput = {
  url: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  description: {"type":"string","required":false,"label":"What the photo shows","maxLength":200,"minLength":0},
} as const satisfies InputFields;
