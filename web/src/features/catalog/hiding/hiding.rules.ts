import { AdminHideProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

/** What the form that hides a product must hold. */
export const hideProductSchema = object({
  reason: textRule(AdminHideProductInput.reason, 'Please give a reason. The seller will read it.'),
});
