import { ReportProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

/** What the form that reports a problem must hold. */
export const reportProblemSchema = object({
  problem: textRule(ReportProblemInput.problem, 'Please say what is wrong'),
});
