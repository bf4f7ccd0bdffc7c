import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { TextFormField } from '../form/TextFormField.tsx';
import { toast } from '../toasts/toast.ts';
import { OneByOneDialog } from './OneByOneDialog.tsx';
import type { RowAction, RowTexts } from './rowAction.ts';
import { leftOf, useOneByOne } from './useOneByOne.ts';

type Props<Row> = {
  action: RowAction<Row>;
  /** rows chosen when the dialog was opened */
  rows: readonly Row[];
  texts: RowTexts<Row>;
  /** called with the remaining rows once some were tried */
  onLeft: (rows: readonly Row[]) => void;
  onClose: () => void;
};

/** Confirms an action on several rows, runs it one by one and shows the progress. */
export function RowActionDialog<Row extends { id: string }>(props: Props<Row>) {
  const { action, rows, texts, onLeft, onClose } = props;
  const { label, color, reason, Details } = action;
  // Evaluated once at the start, since the action changes the rows.
  const [{ applicable, leftOut }] = useState(() => ({
    applicable: rows.filter(action.appliesTo),
    leftOut: rows.filter((row) => !action.appliesTo(row)),
  }));
  const [isReady, setReady] = useState(!Details);
  const { progress, start, stop } = useOneByOne(action.act);
  const title = `${label} ${texts.count(applicable.length)}?`;

  async function run(to: readonly Row[], because: string) {
    const left = leftOf(await start(to, because));
    onLeft([...left, ...leftOut]);
    if (left.length > 0) return;
    toast.success(`${texts.count(applicable.length)} ${action.done}`);
    onClose();
  }

  if (progress) {
    return (
      <OneByOneDialog
        title={`${label} ${texts.count(applicable.length)}`}
        progress={progress}
        texts={texts}
        onClose={onClose}
        onStop={stop}
        onRetry={() => void run(leftOf(progress), progress.reason)}
      />
    );
  }
  const text = (
    <>
      <p style={{ marginTop: 0 }}>{applicable.map(texts.nameOf).join(', ')}</p>
      {action.text}
      {leftOut.length > 0 && <p>Not possible for: {leftOut.map(texts.nameOf).join(', ')}.</p>}
      {Details && <Details rows={applicable} onReady={() => setReady(true)} />}
    </>
  );
  if (!reason) {
    return (
      <ConfirmDialog
        open
        title={title}
        color={color}
        confirmLabel={label}
        ready={isReady}
        onConfirm={() => void run(applicable, '')}
        onCancel={onClose}
      >
        {text}
      </ConfirmDialog>
    );
  }
  return (
    <FormDialog
      open
      title={title}
      lead={text}
      label={label}
      initialValues={{ reason: '' }}
      rules={reason.rules}
      submitLabel={label}
      onClose={onClose}
      // The progress view replaces the dialog.
      onSend={({ reason: because }) => {
        void run(applicable, because.trim());
        return new Promise(() => {});
      }}
    >
      <TextFormField
        name="reason"
        bound={reason.bound}
        label={reason.label}
        {...(reason.bound.type === 'number' ? { inputMode: 'decimal' } : { rows: 3 })}
      />
    </FormDialog>
  );
}
