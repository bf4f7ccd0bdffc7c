import { SaveSearchInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useFormikContext } from 'formik';
import type { AlertMail } from '../../generated/graphql.ts';
import {
  useSaveSearchMutation,
  useUpdateSavedSearchMutation,
} from '../../generated/saved-searches.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { RadioFormField } from '../../ui/form/RadioFormField.tsx';
import { SelectFormField } from '../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { alertMailHints, alertMailLabels, alertMails } from './alertMailLabels.ts';
import { editSavedSearchOptions, saveSearchOptions } from './savedSearch.cache.ts';
import { saveSearchRules } from './savedSearch.rules.ts';
import { saveSearchLabel } from './saveSearchLabel.ts';
import type { SearchToSave } from './useSaveSearch.ts';

type Props = {
  search: SearchToSave;
  /** the account's saved searches, which can be replaced */
  saved: readonly { id: string; name: string }[];
  open: boolean;
  onClose: () => void;
  onExited: () => void;
};

const usualMail: AlertMail = 'DAILY';
const options = alertMails.map((value) => ({
  value,
  text: alertMailLabels[value],
  hint: alertMailHints[value],
}));

/** Names the shown search and chooses its mails, or replaces a saved one. */
export function SaveSearchDialog({ search, saved, ...rest }: Props) {
  const [save] = useSaveSearchMutation(saveSearchOptions);
  const [update] = useUpdateSavedSearchMutation(editSavedSearchOptions);
  const { filter, proposedName } = search;
  return (
    <FormDialog
      {...rest}
      title={saveSearchLabel}
      lead="We’ll notify you of new listings and price drops that match it."
      initialValues={{ replacedId: '', name: proposedName, mail: usualMail }}
      rules={saveSearchRules}
      submitLabel="Save search"
      onSend={({ replacedId, name, mail }) =>
        replacedId
          ? update({ variables: { id: replacedId, input: { name: name.trim(), filter } } })
          : save({ variables: { input: { name: name.trim(), filter, mail } } })
      }
    >
      {saved.length > 0 && (
        <SelectFormField
          name="replacedId"
          label="Save as"
          placeholder="A new search"
          options={saved.map(({ id, name }) => ({ value: id, text: `In place of “${name}”` }))}
        />
      )}
      <TextFormField name="name" bound={SaveSearchInput.name} />
      <MailField />
    </FormDialog>
  );
}

/** A replacement keeps the former search's mail setting. */
function MailField() {
  const { values } = useFormikContext<{ replacedId: string }>();
  return values.replacedId ? null : (
    <RadioFormField name="mail" label="Email me" options={options} />
  );
}
