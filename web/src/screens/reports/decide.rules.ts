import { AdminDecideReportInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { optionalTextRule } from '../../ui/form/rules.ts';

/** Decisions against the subject need a reason. */
export const decideReportSchema = object({
  decision: string().required('Choose a decision'),
  note: optionalTextRule(AdminDecideReportInput.note).when('decision', ([decision], rule) =>
    decision === 'HIDE' || decision === 'SUSPEND'
      ? rule.trim().required('Give a reason. The person will read it')
      : rule,
  ),
});
