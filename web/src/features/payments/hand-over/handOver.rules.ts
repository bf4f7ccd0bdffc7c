import { ReportProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

export const reportProblemSchema = object({
  problem: textRule(ReportProblemInput.problem, 'Describe the problem'),
});
