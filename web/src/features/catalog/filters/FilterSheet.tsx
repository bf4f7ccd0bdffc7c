import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { resultCount } from '../productCount.ts';
import { ProductFilters } from './ProductFilters.tsx';

type Props = {
  open: boolean;
  /** number of products in the list; undefined until it is known */
  found: number | undefined;
  onClose: () => void;
};

/** The filters on a phone, over the list that they narrow. */
export function FilterSheet({ open, found, onClose }: Props) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { height: 'min(720px, 88dvh)', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Typography id={id} variant="h3" component="h2">
          Filters
        </Typography>
        <IconButton aria-label="Close the filters" color="inherit" onClick={onClose}>
          <Icon path={mdiClose} size={24} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, pb: 2 }}>
        <ProductFilters />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth size="large" onClick={onClose}>
          {found === undefined ? 'Show results' : `Show ${resultCount(found)}`}
        </Button>
      </Box>
    </Drawer>
  );
}
