import Box from '@mui/material/Box';
import { useDeletePickUpPlanMutation } from '../../../../generated/orders.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { DeleteButton } from '../../../../ui/dialog/DeleteButton.tsx';

/** Deletes a place with its windows, after asking. */
export function DeletePlanButton({ id, name }: { id: string; name: string }) {
  const [remove, { loading }] = useDeletePickUpPlanMutation();
  return (
    <Box>
      <DeleteButton
        name={`pick-up times of ${name}`}
        dialog={(close) => (
          <ConfirmDialog
            open
            title="Delete these pick-up times?"
            confirmLabel="Delete"
            pending={loading}
            onConfirm={async () => {
              await remove({ variables: { id } });
              close();
            }}
            onCancel={close}
          >
            Buyers can no longer choose them, and the place is erased. Pick-ups that are agreed
            stay.
          </ConfirmDialog>
        )}
      />
    </Box>
  );
}
