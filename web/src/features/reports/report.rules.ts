import { ReportProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { optionalTextRule } from '../../ui/form/rules.ts';

/** “Something else” needs a note. */
export const reportSchema = object({
  reason: string().required('Choose what’s wrong'),
  note: optionalTextRule(ReportProductInput.note).when('reason', ([reason], rule) =>
    reason === 'OTHER' ? rule.trim().required('Describe the problem') : rule,
  ),
});
