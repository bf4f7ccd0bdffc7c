import { Type } from 'typebox';

/** A private photo as REST gives it. */
export const privatePhotoShape = Type.Object({
  _id: Type.String(),
  url: Type.String({
    description: 'Works for 10 to 15 minutes, for the caller alone; ask again for another one.',
  }),
  width: Type.Integer(),
  height: Type.Integer(),
});
