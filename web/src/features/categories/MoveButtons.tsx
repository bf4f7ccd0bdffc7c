import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

type Props = {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => Promise<void>;
};

/** Moves a category up or down by one place. The pressed button keeps the focus. */
export function MoveButtons({ title, isFirst, isLast, onMove }: Props) {
  const [isMoving, setMoving] = useState(false);
  const button = (by: -1 | 1) => {
    const [icon, where, isAtEnd] =
      by === -1 ? [mdiArrowUp, 'up', isFirst] : [mdiArrowDown, 'down', isLast];
    return (
      <IconButton
        size="small"
        aria-label={`Move ${title} ${where}`}
        // Not disabled, so that the button keeps the focus for repeated presses.
        aria-disabled={isAtEnd || isMoving}
        sx={{ opacity: isAtEnd ? 0.38 : 1 }}
        onClick={async ({ currentTarget }) => {
          if (isAtEnd || isMoving) return;
          setMoving(true);
          await onMove(by);
          setMoving(false);
          // A row that moves in the DOM loses the focus.
          if (document.activeElement === document.body) currentTarget.focus();
        }}
      >
        <Icon path={icon} size={20} />
      </IconButton>
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {button(-1)}
      {button(1)}
    </Box>
  );
}
