import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ListFilters } from './ListFilters.tsx';
import { useListAddress } from './useListAddress.ts';

/** The filters beside the list that they narrow. */
export function SidebarFilters() {
  const id = useId();
  const { filter, clearFilter } = useListAddress();
  const isSet = Object.keys(filter).length > 0;
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 1.5 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 34 }}
      >
        <Typography id={id} variant="overline" component="h2" color="textSecondary">
          FILTERS
        </Typography>
        {isSet && (
          <Button size="small" onClick={clearFilter} sx={{ mr: -1.5 }}>
            Clear all
          </Button>
        )}
      </Box>
      <ListFilters />
    </Box>
  );
}
