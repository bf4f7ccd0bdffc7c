import { AdminSuspendUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../ui/form/rules.ts';

/** What the form that suspends somebody must hold. */
export const suspendUserSchema = object({
  reason: textRule(AdminSuspendUserInput.reason, 'Please say why'),
});
