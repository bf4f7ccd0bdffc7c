import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export type ColumnsMenuProps = {
  anchor: HTMLElement;
  choices: readonly { header: string; isShown: boolean }[];
  onToggle: (header: string) => void;
  onClose: () => void;
};

/** One line per table column, which shows or hides it. */
export function ColumnsMenu({ anchor, choices, onToggle, onClose }: ColumnsMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // A menu role alone isn't part of the page's outline.
        paper: { role: 'dialog', 'aria-label': 'Columns' },
        list: { 'aria-label': 'Columns' },
      }}
    >
      {choices.map(({ header, isShown }) => (
        <MenuItem
          key={header}
          role="menuitemcheckbox"
          aria-checked={isShown}
          onClick={() => onToggle(header)}
          sx={{ py: 0, pl: 1, typography: 'body2' }}
        >
          <Checkbox
            size="small"
            checked={isShown}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          {header}
        </MenuItem>
      ))}
    </Menu>
  );
}
