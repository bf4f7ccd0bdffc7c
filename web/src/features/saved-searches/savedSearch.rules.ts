import { SaveSearchInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { textRule } from '../../ui/form/rules.ts';
import { alertMails } from './alertMailLabels.ts';

const name = textRule(SaveSearchInput.name, 'Give the search a name');

export const renameRules = object({ name });

export const saveSearchRules = object({
  replacedId: string(),
  name,
  mail: string().oneOf(alertMails).required(),
});
