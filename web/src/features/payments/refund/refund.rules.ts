import { AdminRefundPaymentInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../../ui/form/rules.ts';

/** What the form that refunds a sale must hold. */
export const refundPaymentSchema = object({
  reason: textRule(AdminRefundPaymentInput.reason, 'Please say why'),
});
