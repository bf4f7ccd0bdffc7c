import { AddProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';

/** The address of a picture in a body, as `POST /upload` gives it. */
export const pictureAddress = Type.String({
  maxLength: AddProductInput.image.maxLength,
  pattern: '^https?://[a-z][a-z0-9]*(\\.[a-z][a-z0-9]*)*(:[1-9][0-9]{0,3})?(/[A-Za-z0-9._~/-]*)?$',
  description: 'The address of a picture, as the image host gave it.',
});
