import { SaveSearchInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useUpdateSavedSearchMutation } from '../../generated/saved-searches.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { editSavedSearchOptions } from './savedSearch.cache.ts';
import { renameRules } from './savedSearch.rules.ts';

type Props = { id: string; name: string; label: string; open: boolean; onClose: () => void };

/** Renames a saved search. */
export function RenameDialog({ id, name, ...rest }: Props) {
  const [rename] = useUpdateSavedSearchMutation(editSavedSearchOptions);
  return (
    <FormDialog
      {...rest}
      title="Rename search"
      lead="Notifications and emails use this name."
      initialValues={{ name }}
      rules={renameRules}
      submitLabel="Rename"
      onSend={(values) => rename({ variables: { id, input: { name: values.name.trim() } } })}
    >
      <TextFormField name="name" bound={SaveSearchInput.name} />
    </FormDialog>
  );
}
