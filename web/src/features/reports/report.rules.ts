import { ReportProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { optionalTextRule } from '../../ui/form/rules.ts';

/**
 * What the form that reports something must hold: something else than the reasons to choose from is to be said in
 * words.
 */
export const reportSchema = object({
  reason: string().required('Please choose what is wrong'),
  note: optionalTextRule(ReportProductInput.note).when('reason', ([reason], rule) =>
    reason === 'OTHER' ? rule.trim().required('Please say what is wrong') : rule,
  ),
});
