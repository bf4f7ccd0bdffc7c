import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';

/** A field's label: the form's own, or otherwise that of the schema's constraint. */
export type FieldLabel =
  | { bound: Constraint & { label: string }; label?: string }
  | { bound?: Constraint; label: string };

export const labelOf = ({ bound, label = bound?.label ?? '' }: FieldLabel): string => label;
