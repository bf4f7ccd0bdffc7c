import type { InputFields } from '../../inputs/constraint.ts';

export const AddProductInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  categoryId: {"type":"string","required":true,"maxLength":64},
  condition: {"type":"string","required":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"label":"Condition"},
  productName: {"type":"string","required":true,"label":"Product name","maxLength":120,"minLength":1},
  yearsOfUsedProduct: {"type":"number","required":true,"label":"Years of use","max":100,"min":0},
  originalPrice: {"type":"integer","required":true,"format":"MONEY","label":"Original price","max":99999999,"min":1},
  resalePrice: {"type":"integer","required":true,"format":"MONEY","label":"Resale price","max":99999999,"min":50},
  phone: {"type":"string","required":true,"label":"Phone","message":"Phone must have 4 to 20 digits.","pattern":"^\\d{4,20}$"},
  location: {"type":"string","required":true,"label":"Location","maxLength":120,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  images: {"type":"object","required":false,"list":true,"input":"ProductImageInput","label":"Photos","maxItems":8},
} as const satisfies InputFields;
