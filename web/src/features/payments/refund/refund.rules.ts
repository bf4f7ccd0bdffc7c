import { AdminRefundPaymentInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

export const refundPaymentSchema = object({
  reason: textRule(AdminRefundPaymentInput.reason, 'Please say why'),
});
