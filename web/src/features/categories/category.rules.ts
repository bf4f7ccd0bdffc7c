import { AddCategoryInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { photoRule, textRule } from '../../ui/form/rules.ts';

/** The schema's bounds with the specification's messages. */
export const categorySchema = object({
  title: textRule(AddCategoryInput.title, 'Category title is must be required'),
  body: textRule(AddCategoryInput.body, 'Category description is must be required'),
  image: photoRule('Category photo is must be required'),
});

/** The rules for a category that already has a photo. */
export const editedCategorySchema = categorySchema.omit(['image']);

export const deletedCategorySchema = (hasProducts: boolean) =>
  object({
    moveProductsTo: hasProducts
      ? string().required('Category for its products is must be required')
      : string(),
  });
