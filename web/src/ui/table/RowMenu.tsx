import { mdiDotsHorizontal } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';

import { Icon } from '../Icon.tsx';
import { ActionMenu, type MenuLine } from '../menu/ActionMenu.tsx';

type Props = {
  /** names the menu for screen readers, with the row's name */
  label: string;
  lines: readonly MenuLine[];
};

/** A row's menu, for less frequent actions. Closing it returns the focus to its button. */
export function RowMenu({ label, lines }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 40, height: 40 }}
      >
        <Icon path={mdiDotsHorizontal} size={24} />
      </IconButton>
      <ActionMenu
        id={id}
        anchor={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        label={label}
        lines={lines}
      />
    </>
  );
}
