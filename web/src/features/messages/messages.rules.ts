import { AskSellerInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { textRule } from '../../ui/form/rules.ts';

export const askSellerSchema = object({
  text: textRule(AskSellerInput.text, 'Please write your question'),
});
