import { useDeleteSavedSearchMutation } from '../../generated/saved-searches.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { deleteSavedSearchOptions } from './savedSearch.cache.ts';

/** Deletes a saved search, after asking. */
export function DeleteSavedSearch({ id, name }: { id: string; name: string }) {
  const [remove] = useDeleteSavedSearchMutation(deleteSavedSearchOptions);
  return (
    <DeleteButton
      name={name}
      dialog={(onClose) => (
        <ConfirmDialog
          open
          title={`Delete “${name}”?`}
          confirmLabel="Delete search"
          onConfirm={() => {
            onClose();
            void remove({ variables: { id } });
          }}
          onCancel={onClose}
        >
          You’ll no longer hear of listings that match it. You can save the same search again.
        </ConfirmDialog>
      )}
    />
  );
}
