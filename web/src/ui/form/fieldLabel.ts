import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';

/** A field is called as the schema says in its constraint, unless the form has words of its own. */
export type FieldLabel =
  | { bound: Constraint & { label: string }; label?: string }
  | { bound?: Constraint; label: string };

export const labelOf = ({ bound, label = bound?.label ?? '' }: FieldLabel): string => label;
