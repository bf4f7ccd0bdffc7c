import type { InputFields } from '../../inputs/constraint.ts';

export const UpdateCategoryInput = {
  id: {"type":"string","required":true,"maxLength":64},
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;
