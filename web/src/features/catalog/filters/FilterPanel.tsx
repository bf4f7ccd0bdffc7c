import Box from '@mui/material/Box';
import { ProductFilters } from './ProductFilters.tsx';

/** The filters above the list that they narrow; on a phone they are in a sheet. */
export function FilterPanel() {
  return (
    <Box
      component="section"
      aria-label="Filters"
      sx={{
        display: { xs: 'none', md: 'block' },
        px: 2,
        py: 1.5,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <ProductFilters />
    </Box>
  );
}
