import { AdminSuspendUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../ui/form/rules.ts';

export const suspendUserSchema = object({
  reason: textRule(AdminSuspendUserInput.reason, 'Please say why'),
});
