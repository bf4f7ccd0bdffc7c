import { AddProductInput, ProductImageInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';

/** The address of a picture in a body, as `POST /upload` gives it. */
export const pictureAddress = Type.String({
  maxLength: AddProductInput.image.maxLength,
  pattern:
    '^/images/[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{6}(-[0-9]{1,4}){1,8}/[0-9]{1,4}\\.webp$',
  description:
    'The path of a picture on the shop, or its address as POST /upload gave it; on a hosted image host that address.',
});

/** Photos of a product in a body, the cover first. */
export const pictureAddresses = Type.Array(
  Type.Object({
    url: pictureAddress,
    description: Type.Optional(
      Type.String({
        maxLength: ProductImageInput.description.maxLength,
        description: 'Description of the photo.',
      }),
    ),
  }),
  {
    maxItems: AddProductInput.images.maxItems,
    description: 'All photos in their order; the first is the cover.',
  },
);
