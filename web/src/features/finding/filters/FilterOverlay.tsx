import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { resultCount } from '../../product/productCount.ts';
import { FilterFields } from './fields/FilterFields.tsx';
import { type ChipName, chipTitles } from './filterChips.ts';
import type { FilterRestriction } from './filterRestrictions.ts';

type Props = {
  chip: ChipName;
  /** its active restrictions */
  chosen: readonly FilterRestriction[];
  anchor: HTMLElement;
  open: boolean;
  /** number of products in the list; undefined until it is known */
  found: number | undefined;
  onClose: () => void;
};

/** The fields of a chip over the list they filter: below the chip, or in a sheet on a phone. */
export function FilterOverlay({ chip, chosen, anchor, open, found, onClose }: Props) {
  const id = useId();
  const isWide = useMediaQuery<{ breakpoints: { up: (key: 'md') => string } }>((theme) =>
    theme.breakpoints.up('md'),
  );
  const title = chipTitles[chip];
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } as const;
  const content = (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          pt: 1.5,
        }}
      >
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton
          aria-label={`Close ${title}`}
          color="inherit"
          onClick={onClose}
          sx={{ display: { md: 'none' } }}
        >
          <Icon path={mdiClose} size={24} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, py: 1.5 }}>
        <FilterFields chip={chip} chosen={chosen} />
      </Box>
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {found === undefined ? 'Show results' : `Show ${resultCount(found)}`}
        </Button>
      </Box>
    </>
  );
  if (!isWide) {
    return (
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { ...dialog, sx: { maxHeight: '88dvh', borderRadius: '16px 16px 0 0' } },
        }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          ...dialog,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 360,
            maxHeight: 'min(560px, calc(100dvh - 48px))',
            mt: 0.75,
            borderRadius: '12px',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      {content}
    </Popover>
  );
}
