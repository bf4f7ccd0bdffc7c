import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { RowAction, RowTexts } from './rowAction.ts';
import type { ChosenRows } from './useChosenRows.ts';

type Props<Row> = {
  chosen: ChosenRows<Row>;
  texts: RowTexts<Row>;
  actions: readonly RowAction<Row>[];
  onAct: (action: RowAction<Row>) => void;
};

/** The bar for chosen rows, below the table or at the window's bottom while the table continues. */
export function ChosenBar<Row>({ chosen, texts, actions, onAct }: Props<Row>) {
  const { rows, shown, chooseAll, choose } = chosen;
  return (
    <Paper
      component="section"
      aria-label="Selection"
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Box role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {texts.count(rows.length)} chosen
      </Box>
      {rows.length < shown && (
        <Button size="small" color="inherit" onClick={chooseAll}>
          Select all {shown} shown
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => choose([])}>
        Clear selection
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant="outlined"
            color={action.color}
            disabled={!rows.some(action.appliesTo)}
            onClick={() => onAct(action)}
          >
            {action.label}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}
