import type { InputFields } from '../../inputs/constraint.ts';

export const AddUserInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  email: {"type":"string","required":true,"maxLength":320},
  image: {"type":"string","required":false,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  userRole: {"type":"string","required":true,"enum":"Role","oneOf":["BUYER","SELLER"],"message":"must be select one"},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;
