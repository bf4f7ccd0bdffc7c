import { AddReviewInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { numberRule, optionalTextRule } from '../../ui/form/rules.ts';

export const reviewSchema = object({
  stars: numberRule(AddReviewInput.stars, 'Choose one to five stars'),
  text: optionalTextRule(AddReviewInput.text),
});
