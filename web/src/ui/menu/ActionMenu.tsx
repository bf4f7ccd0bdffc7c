import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../Icon.tsx';
import { Link } from '../link/Link.tsx';

/** A line of a menu: a link or an action. */
export type MenuLine = { label: string; icon: string } & (
  | { to: string }
  | { onClick: () => void; disabled?: boolean; checked?: boolean }
);

type Props = {
  id: string;
  /** the button that opened it */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** names the menu for screen readers */
  label: string;
  lines: readonly MenuLine[];
};

const style = { gap: 1.5, minHeight: 44, typography: 'body2', color: 'text.primary' } as const;

export function ActionMenu({ id, anchor, open, onClose, label, lines }: Props) {
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // A menu role alone isn't part of the page's outline.
        paper: { role: 'dialog', 'aria-label': label },
        list: { id, 'aria-label': label },
      }}
    >
      {lines.map((line) =>
        'to' in line ? (
          <MenuItem key={line.label} component={Link} to={line.to} onClick={onClose} sx={style}>
            <Icon path={line.icon} />
            {line.label}
          </MenuItem>
        ) : (
          <MenuItem
            key={line.label}
            {...(line.checked !== undefined && {
              role: 'menuitemcheckbox',
              'aria-checked': line.checked,
            })}
            disabled={line.disabled ?? false}
            onClick={() => {
              onClose();
              line.onClick();
            }}
            sx={style}
          >
            <Icon path={line.icon} />
            {line.label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
