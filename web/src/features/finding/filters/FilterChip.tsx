import { mdiChevronDown, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';

type Props = {
  title: string;
  /** the chosen values; empty for none */
  chosen: string;
  /** the Tab key stops here */
  isStop: boolean;
  isOpen: boolean;
  /** opens the chip's fields; without it, there are none */
  onOpen?: ((chip: HTMLElement) => void) | undefined;
  onRemove: () => void;
};

/** A filter of a list: opens its fields, shows the chosen values, and removes them. */
export function FilterChip({ title, chosen, isStop, isOpen, onOpen, onRemove }: Props) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    // The remove button disappears with its filter.
    const main = event.currentTarget.previousElementSibling;
    if (main instanceof HTMLElement) main.focus();
    onRemove();
  };
  const name = (
    <>
      {chosen && onOpen && <HiddenText>{title}: </HiddenText>}
      <Box component="span" sx={label}>
        {chosen || title}
      </Box>
    </>
  );
  return (
    <Box
      sx={{ ...pill, ...((chosen || isOpen) && { bgcolor: 'tint', borderColor: 'primary.main' }) }}
    >
      {onOpen && (
        <ButtonBase
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => onOpen(currentTarget)}
          sx={{ ...part, pl: 1.75, pr: chosen ? 0.5 : 1 }}
        >
          {name}
          {!chosen && <Icon path={mdiChevronDown} size={18} />}
        </ButtonBase>
      )}
      {chosen && (
        <ButtonBase
          tabIndex={isStop && !onOpen ? 0 : -1}
          onClick={remove}
          sx={{ ...part, px: 1, ...(!onOpen && { pl: 1.75 }) }}
        >
          <HiddenText>Remove filter: {onOpen && chosen}</HiddenText>
          {!onOpen && name}
          <Icon path={mdiClose} size={16} />
        </ButtonBase>
      )}
    </Box>
  );
}

const pill = {
  display: 'flex',
  flexShrink: 0,
  minWidth: 0,
  maxWidth: '100%',
  height: { xs: 40, md: 36 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  bgcolor: 'background.paper',
} as const;

const part = {
  gap: 0.25,
  minWidth: 0,
  borderRadius: '20px',
  typography: 'body2',
  fontWeight: 600,
  '&:hover': { color: 'primary.main' },
} as const;

const label = {
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
