import { mdiCheck, mdiNotEqualVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { cell, rowGrid, rowName } from './comparison.styles.ts';
import { bestOf, type Compared, differs, type Row } from './rows.tsx';

const note = { display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 500 } as const;

const unknown = (
  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
    Not stated
  </Box>
);

/** One row of the comparison: its name, whether the products differ, and their values. */
export function ComparisonRow({ row, products }: { row: Row; products: readonly Compared[] }) {
  const different = differs(row, products);
  const best = bestOf(row, products);
  return (
    <Box
      role="row"
      sx={{
        ...rowGrid(products.length),
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        role="rowheader"
        sx={{
          ...rowName,
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          columnGap: 1,
          alignItems: { xs: 'center', md: 'start' },
          bgcolor: 'background.default',
        }}
      >
        <Typography variant="body2" color="textSecondary" component="span" sx={{ fontWeight: 600 }}>
          {row.name}
        </Typography>
        {different && (
          <Tag sx={{ bgcolor: 'tint', color: 'text.primary', fontWeight: 500 }}>
            <Icon path={mdiNotEqualVariant} size={16} /> Differs
          </Tag>
        )}
      </Box>
      {products.map((product) => (
        <Box key={product.id} role="cell" sx={{ ...cell, fontWeight: different ? 600 : 400 }}>
          {row.show ? row.show(product) : (row.text(product) ?? unknown)}
          {product.id === best && (
            <Typography variant="caption" component="span" sx={{ ...note, color: 'primary.main' }}>
              <Icon path={mdiCheck} size={16} /> {row.best?.name}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
