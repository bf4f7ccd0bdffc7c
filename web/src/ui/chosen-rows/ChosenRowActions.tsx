import { useState } from 'react';
import { ChosenBar } from './ChosenBar.tsx';
import { RowActionDialog } from './RowActionDialog.tsx';
import type { RowAction, RowTexts } from './rowAction.ts';
import type { ChosenRows } from './useChosenRows.ts';

type Props<Row> = {
  chosen: ChosenRows<Row>;
  texts: RowTexts<Row>;
  actions: readonly RowAction<Row>[];
};

/** The actions on the chosen rows with their dialog; nothing if no row is chosen. */
export function ChosenRowActions<Row extends { id: string }>({
  chosen,
  texts,
  actions,
}: Props<Row>) {
  const [asked, setAsked] = useState<{ label: string; rows: readonly Row[] } | null>(null);
  const action = actions.find(({ label }) => label === asked?.label);
  return (
    <>
      {chosen.rows.length > 0 && (
        <ChosenBar
          chosen={chosen}
          texts={texts}
          actions={actions}
          onAct={({ label }) => setAsked({ label, rows: chosen.rows })}
        />
      )}
      {asked && action && (
        <RowActionDialog
          action={action}
          texts={texts}
          rows={asked.rows}
          onLeft={(left) => chosen.choose(left.map(({ id }) => id))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
