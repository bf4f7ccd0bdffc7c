import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import type { SaveSearch } from './useSaveSearch.ts';

const SaveSearchDialog = lazyChunk(
  async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog,
);

/** The dialog that saves the shown search, once it is wanted. */
export function LazySaveSearchDialog({ saving }: { saving: SaveSearch }) {
  const { search, saved, overlay, button } = saving;
  if (!search || !overlay) return null;
  return (
    <SaveSearchDialog
      search={search}
      saved={saved}
      {...overlay}
      // The button that had the focus is a link by now if the search was saved.
      onExited={() => button.current?.querySelector<HTMLElement>('a, button')?.focus()}
    />
  );
}
