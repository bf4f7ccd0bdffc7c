import { mdiDotsHorizontal } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

import { Icon } from '../Icon.tsx';
import { Link } from '../link/Link.tsx';

/** A line of a row's menu: a link, or something to do. */
export type RowMenuLine = { label: string; icon: string } & (
  | { to: string }
  | { onClick: () => void }
);

type Props = {
  /** names the menu for screen readers, with the row's name */
  label: string;
  lines: readonly RowMenuLine[];
};

const line = { gap: 1.5, minHeight: 44, typography: 'body2', color: 'text.primary' } as const;

/** A row's menu, for less frequent actions. Closing it returns the focus to its button. */
export function RowMenu({ label, lines }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // A menu alone is no part of the page's outline.
          paper: { role: 'dialog', 'aria-label': label },
          list: { id, 'aria-label': label },
        }}
      >
        {lines.map((one) =>
          'to' in one ? (
            <MenuItem key={one.label} component={Link} to={one.to} onClick={close} sx={line}>
              <Icon path={one.icon} />
              {one.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={one.label}
              onClick={() => {
                close();
                one.onClick();
              }}
              sx={line}
            >
              <Icon path={one.icon} />
              {one.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
