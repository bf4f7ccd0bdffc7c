import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AnySchema } from 'yup';

/** An action's outcome for a row; with `retryAfter` it is repeated after so many seconds. */
export type Outcome =
  | { ok: true }
  | { ok: false; refusal: { message: string; retryAfter?: number } };

/** Something that can be done to several rows, one after the other. */
export type RowAction<Row> = {
  /** the verb on its button, such as "Verify" */
  label: string;
  /** the rows' state afterwards, such as "verified" */
  done: string;
  /** color of the button that confirms it: "error" if it can't be undone */
  color: 'error' | 'primary';
  /** the consequences */
  text: ReactNode;
  /** it can be done to a row as it is */
  appliesTo: (row: Row) => boolean;
  /** asks for a reason */
  reason?: { label: string; rules: AnySchema; bound: Constraint };
  /** shows the consequences for each row and calls `onReady` when done; until then it can't be confirmed */
  Details?: ComponentType<{ rows: readonly Row[]; onReady: () => void }>;
  /** does it to one row; `reason` is empty where none is asked for */
  act: (row: Row, reason: string) => Promise<Outcome>;
};

export type RowTexts<Row> = {
  nameOf: (row: Row) => string;
  /** such as "1 person" and "3 people" */
  count: (count: number) => string;
};
