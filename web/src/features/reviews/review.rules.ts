import { AddReviewInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { numberRule, optionalTextRule } from '../../ui/form/rules.ts';

/** What the form that reviews the other side of a sale must hold. */
export const reviewSchema = object({
  stars: numberRule(AddReviewInput.stars, 'Please choose one to five stars'),
  text: optionalTextRule(AddReviewInput.text),
});
