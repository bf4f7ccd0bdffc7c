import { AdminHideProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

export const hideProductSchema = object({
  reason: textRule(AdminHideProductInput.reason, 'Please give a reason. The seller will read it.'),
});
