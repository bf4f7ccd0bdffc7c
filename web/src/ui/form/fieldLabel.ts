import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';

/** A field's label comes from the schema's constraint, unless the form has its own. */
export type FieldLabel =
  | { bound: Constraint & { label: string }; label?: string }
  | { bound?: Constraint; label: string };

export const labelOf = ({ bound, label = bound?.label ?? '' }: FieldLabel): string => label;
