import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import type { SaveSearch } from './useSaveSearch.ts';

const SaveSearchDialog = lazyChunk(
  async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog,
);

/** The dialog that saves the shown search, loaded when opened. */
export function LazySaveSearchDialog({ saving }: { saving: SaveSearch }) {
  const { search, saved, overlay, button } = saving;
  if (!search || !overlay) return null;
  return (
    <SaveSearchDialog
      search={search}
      saved={saved}
      {...overlay}
      // After saving, the focused button has become a link.
      onExited={() => button.current?.querySelector<HTMLElement>('a, button')?.focus()}
    />
  );
}
