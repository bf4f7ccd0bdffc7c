import Box from '@mui/material/Box';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { ComparedActions } from './ComparedActions.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparisonRow } from './ComparisonRow.tsx';
import { cell, headBox, rowGrid, rowName, scrollBox } from './comparison.styles.ts';
import type { Compared, Row } from './rows.tsx';
import { useSharedScroll } from './useSharedScroll.ts';

type Props = {
  products: readonly Compared[];
  rows: readonly Row[];
  onRemove: (id: string) => void;
};

/** A column per product and a row per aspect. Its head stays in view and scrolls sideways with the rest. */
export function ComparisonTable({ products, rows, onRemove }: Props) {
  const { head, body } = useSharedScroll();
  const grid = rowGrid(products.length);
  return (
    <Box role="table" aria-label="Comparison">
      <Box role="rowgroup" ref={head} sx={headBox}>
        <Box role="row" sx={grid}>
          <Box role="columnheader" sx={{ display: { xs: 'none', md: 'block' } }}>
            <HiddenText>Respect</HiddenText>
          </Box>
          {products.map((product) => (
            <Box key={product.id} role="columnheader" sx={cell}>
              <ComparedHead product={product} onRemove={() => onRemove(product.id)} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box role="rowgroup" ref={body} sx={scrollBox}>
        {rows.map((row) => (
          <ComparisonRow key={row.name} row={row} products={products} />
        ))}
        <Box role="row" sx={grid}>
          <Box role="rowheader" sx={rowName}>
            <HiddenText>Actions</HiddenText>
          </Box>
          {products.map((product) => (
            <Box key={product.id} role="cell" sx={cell}>
              <ComparedActions product={product} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
