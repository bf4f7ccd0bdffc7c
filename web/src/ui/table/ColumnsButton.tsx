import { mdiViewColumnOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { Icon } from '../Icon.tsx';
import type { ColumnsMenuProps } from './ColumnsMenu.tsx';

const ColumnsMenu = lazyChunk(async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu);

/** Opens the choice of a table's columns. Hidden on phones, whose cards have no head. */
export function ColumnsButton(props: Pick<ColumnsMenuProps, 'choices' | 'onToggle'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Columns"
        title="Columns"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 28,
          height: 28,
          my: -0.75,
          color: 'text.secondary',
        }}
      >
        <Icon path={mdiViewColumnOutline} />
      </IconButton>
      {anchor && <ColumnsMenu anchor={anchor} onClose={() => setAnchor(null)} {...props} />}
    </>
  );
}
