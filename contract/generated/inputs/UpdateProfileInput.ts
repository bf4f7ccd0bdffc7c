import type { InputFields } from '../../inputs/constraint.ts';

export const UpdateProfileInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  image: {"type":"string","required":false,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;
