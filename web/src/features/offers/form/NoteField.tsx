import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';

type Props = {
  /** the input's bounds */
  of: { note: Constraint };
  hint: string;
};

/** The note that a side adds to its amount. */
export function NoteField({ of, hint }: Props) {
  return <TextFormField name="note" label="Note (optional)" bound={of.note} rows={2} hint={hint} />;
}
